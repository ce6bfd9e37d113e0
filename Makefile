SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory
# Swift's usual place comes last: sudo's search path is short.
export PATH := $(PATH):/opt/swift/usr/bin

# Where `make snapshot` writes, and more arguments for the program, e.g. make snapshot ARGS='--map-type satellite'.
OUTPUT ?= Output/park.png
ARGS ?=

.PHONY: help setup run snapshot test bench format clean

help:
	@echo 'make run      show the park in browsers, at the address it prints'
	@echo 'make snapshot draw a picture of the park into $(OUTPUT)'
	@echo 'make test     build without warnings, run every check and every test'
	@echo 'make bench    measure'
	@echo 'make setup    install what the machine lacks (run and test do it too)'
	@echo 'make format   lay the Swift files out'
	@echo 'make clean    remove what was built and drawn'

setup:
	@Scripts/setup

run: setup
	@swift build -c release --product parkview
	@exec "$$(swift build -c release --show-bin-path)/parkview" serve $(ARGS)

snapshot: setup
	@swift build -c release --product parkview
	@mkdir -p $(dir $(OUTPUT))
	@"$$(swift build -c release --show-bin-path)/parkview" snapshot $(ARGS) --output $(OUTPUT)

# The quick checks come first.
test: setup
	@Scripts/checks/file-sizes
	@Scripts/checks/machine-paths
	@Scripts/checks/format
	@Scripts/checks/facts
	@Scripts/checks/style-support
	@Scripts/checks/unit-tests
	@Scripts/checks/names
	@Scripts/checks/thread-sanitizer
	@Scripts/checks/artwork
	@Scripts/checks/readme
	@Scripts/checks/client
	@Scripts/checks/browser
	@echo 'All checks and tests passed.'

bench: setup
	@swift build -c release --product openmapkit-bench
	@swift build -c release --product parkview
	@core=$$(taskset -cp $$$$ | sed 's/.*: //; s/[-,].*//'); \
	  taskset -c $$core "$$(swift build -c release --show-bin-path)/openmapkit-bench"
	@Scripts/setup-bench
	@PYTHONDONTWRITEBYTECODE=1 SE_OFFLINE=true SE_AVOID_STATS=true .setup/python/bin/python Benchmarks/Live \
	  "$$(swift build -c release --show-bin-path)/parkview"

format:
	@swift format --in-place --parallel --recursive $$(Scripts/swift-folders)

clean:
	@rm -rf .build Tests/Client/.build Output
