print("ParkView")
