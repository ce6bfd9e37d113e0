// Draws one map on many threads at once while the main thread changes its renderers, under the Thread Sanitizer:
// `swift run --sanitize=thread --scratch-path .build/tsan ConcurrentDrawing`. Ends with 1 if two pictures differ.
import MapKit

let differences = try await ConcurrentDrawing().run()
for difference in differences { print(difference) }
print(differences.isEmpty ? "All pictures are the same." : "\(differences.count) pictures differ.")
exit(differences.isEmpty ? 0 : 1)
