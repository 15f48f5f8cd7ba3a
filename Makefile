.PHONY: run test bench soak format docs fuzz clean help
.DEFAULT_GOAL := help

# With the standard library linked in, the command starts and runs faster; macOS brings its own.
STATIC_LIBRARY := $(dir $(realpath $(shell command -v swift)))../lib/swift_static
RELEASE := swift build -c release $(and $(filter Linux,$(shell uname)),$(wildcard $(STATIC_LIBRARY)),--static-swift-stdlib)

run: ## The bundled suite on the reference; the pages are in Reports/out
	@scripts/setup run
	$(RELEASE) --product scenecheck
	.build/release/scenecheck run --output Reports/out

test: ## All checks, as CI runs them
	@scripts/setup test
	@scripts/check

bench: ## Measures, each figure beside a named peer in the same run
	@scripts/setup test
	$(RELEASE) --product Benchmarks
	.build/release/Benchmarks
	@scripts/bench-exec
	$(RELEASE) --product scenecheck
	@scripts/bench-probe

soak: ## Every combination of alternatives, of every scenario; takes as long as it takes
	@scripts/setup run
	$(RELEASE) --product scenecheck
	.build/release/scenecheck run --alternatives every --max-runs 10000000 --output Reports/out

format: ## Formats the sources
	swift format --in-place --parallel --recursive Package.swift Sources Tests

docs: ## The reference pages, in .build/docs
	@scripts/setup run
	swift build
	@scripts/docs

fuzz: ## Feeds the readers of property lists by libFuzzer until it is stopped
	@scripts/setup run
	@scripts/fuzz

clean: ## Removes all that was made
	rm -rf .build Reports/out/*

help: ## This list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  %-8s %s\n", $$1, $$2}'
