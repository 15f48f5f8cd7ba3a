.PHONY: run test bench soak fuzz format docs clean help
.DEFAULT_GOAL := help

run: ## The bundled suite on the reference; the pages are in Reports/out
	@scripts/setup run
	swift build -c release --product scenecheck
	.build/release/scenecheck run --output Reports/out

test: ## All checks, as CI runs them
	@scripts/setup test
	@scripts/check

bench: ## How fast it is, measured on a release build
	@scripts/setup run
	swift build -c release
	@scripts/optional-tool scenecheck-bench bench

soak: ## The same for long, to find what only shows in time
	@scripts/setup run
	swift build -c release
	@scripts/optional-tool scenecheck-bench soak

fuzz: ## Hostile input for the readers, until it is stopped
	@scripts/setup run
	swift build -c release
	@scripts/optional-tool scenecheck-bench fuzz

format: ## Formats the sources
	swift format --in-place --parallel --recursive Package.swift Sources Tests

docs: ## The reference pages, in .build/docs
	@scripts/setup run
	swift build
	@scripts/docs

clean: ## Removes all that was made
	rm -rf .build Reports/out/*

help: ## This list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  %-8s %s\n", $$1, $$2}'
