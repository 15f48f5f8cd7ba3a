.PHONY: run test format help clean

run: ## The bundled suite on the reference; pages in Reports/out
	@scripts/setup run
	swift build -c release --product scenecheck
	.build/release/scenecheck run --output Reports/out

test: ## All checks, as CI runs them
	@scripts/setup test
	scripts/check

format: ## Formats the sources
	swift format --in-place --parallel --recursive Package.swift Sources Tests

clean:
	rm -rf .build Reports/out/*

help: ## This list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'
