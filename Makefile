SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# An exported path must not decide which packages the targets see; and without bytecode every one of the many processes
# that the tests start would compile the sources for itself.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

PY := .venv/bin/python
BENCH := .venv-bench/bin/python
PIP_INSTALL := -m pip install -qq --disable-pip-version-check
PYTEST := $(PY) -m pytest
COMPILED := -o pythonpath="build/compiled tests"
ENGINE := tests/kernel tests/toy_title tests/laws tests/texts tests/cli tests/bots tests/classic tests/hellas \
	tests/legendary tests/lessons tests/golden tests/perft tests/saves tests/table tests/server tests/api tests/envs
UV := uv==0.13.7

# The first interpreter that runs and is new enough; another one: make setup PYTHON=python3.13
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)

.PHONY: help
help: ## Say what each target does.
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## /\1=/' | \
		while IFS='=' read -r name says; do printf '  make %-8s %s\n' "$$name" "$$says"; done

.PHONY: setup
setup: .venv/.ready ## Make .venv with the pinned tools and Pelagos itself (needs Python 3.11 or newer).

.PHONY: play
play: setup web ## Play in the browser: builds the page, starts a server of your own and opens it.
	@$(PY) -m pelagos serve --open

TITLE ?= classic
SEATS ?= 3

.PHONY: terminal
terminal: setup ## Play in the terminal, at one device: make terminal TITLE=classic SEATS=3
	@$(PY) -m pelagos play $(TITLE) --seats $(SEATS)

.PHONY: dev
dev: setup web/node_modules/.ready ## Serve the sources while you work: server and page reload after every change.
	@$(PY) tools/dev.py

NPM := cd web && ../$(PY) ../tools/node.py npm
PAGE := src/pelagos/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts src/pelagos/pictures/icons

.PHONY: web
web: $(PAGE) ## Build the page of the browser table into the package.

OFFLINE := build/offline/files.json
OFFLINE_SOURCES := $(shell find src/pelagos docs/rules -type f -not -path '*/page/*' -not -name '*.pyc') tools/offline.py

.PHONY: offline
offline: setup $(OFFLINE) ## Build the table without a server into build/offline: a folder for any web host.

$(OFFLINE): web/node_modules/.ready $(PAGE_SOURCES) $(OFFLINE_SOURCES)
	@PYTHONPATH=src $(PY) tools/offline.py

.PHONY: webtest
webtest: setup web ## Check the types of the page and run its own tests.
	@PYTHONPATH=src:tests $(PY) tools/page_fixtures.py
	@$(NPM) run --silent check
	@$(NPM) test --silent

# Only a machine that is made for tests, and thrown away, is given a browser without being asked.
.PHONY: chromium
chromium:
	@for name in chromium chromium-browser google-chrome; do ! command -v $$name >/dev/null || exit 0; done; \
	if [ "$${CI:-}" = true ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing Chromium"; install="apt-get install -qq -y --no-install-recommends chromium"; \
		$$install >/dev/null 2>&1 || { apt-get update -qq && $$install >/dev/null; }; \
	else echo "there is no Chromium here: the tests in the browser are skipped"; fi

# The same for the dictionaries; without them the tests of spelling are skipped.
SPELLING := hunspell hunspell-it hunspell-uk hunspell-ru
.PHONY: spelling
spelling:
	@! command -v hunspell >/dev/null || exit 0; \
	if [ "$${CI:-}" = true ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing hunspell"; install="apt-get install -qq -y --no-install-recommends $(SPELLING)"; \
		$$install >/dev/null 2>&1 || { apt-get update -qq && $$install >/dev/null; }; \
	else echo "there is no hunspell here: spelling is not looked at"; fi

# And for PostgreSQL; without it the tests of the server on PostgreSQL are skipped.
.PHONY: postgres
postgres:
	@for found in $$(command -v pg_ctl) /usr/lib/postgresql/*/bin/pg_ctl; do ! test -x $$found || exit 0; done; \
	if [ "$${CI:-}" = true ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing PostgreSQL"; install="apt-get install -qq -y --no-install-recommends postgresql"; \
		$$install >/dev/null 2>&1 || { apt-get update -qq && $$install >/dev/null; }; \
	else echo "there is no PostgreSQL here: the tests on it are skipped"; fi

.PHONY: browser
browser: setup web offline chromium ## Play the page in the system's Chromium.
	@PELAGOS_BUILD=pure $(PYTEST) -q -n 2 --dist worksteal tests/e2e

.PHONY: screens
screens: setup web chromium ## Take pictures of every main screen into docs/screens.
	@PYTHONPATH=src:tests $(PY) tools/screens.py

.PHONY: site
site: setup ## Build the site of the documentation into build/site; the tests check its links.
	@PYTHONPATH=src:tests $(PY) tools/site.py

.PHONY: test
test: setup ## Run everything a change must pass: lint, the page, both builds, the browser; says how long each took.
	@times=""; for stage in "check webtest" compile pure testc browser; do \
		start=$$SECONDS; $(MAKE) $$([ "$$stage" != "check webtest" ] || echo -j2 --output-sync=target) $$stage; \
		times+=$$(printf '\n  %-13s %4d s' "$$stage" $$((SECONDS - start))); done; \
		echo "all passed:$$times"; printf '  %-13s %4d s\n' total $$SECONDS

.PHONY: check
check: setup ## Lint, formatting, types and the import law.
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check
	@$(PY) -m mypy
	@$(PY) .venv/bin/lint-imports --no-logo

.PHONY: format
format: setup ## Format the code and repair what the linter can repair.
	@$(PY) -m ruff check --fix-only
	@$(PY) -m ruff format

.PHONY: fast
fast: setup ## Run the cheapest tests: kernel, clauses, cards, laws, house rules.
	@PELAGOS_BUILD=pure $(PYTEST) -q $(wildcard tests/kernel tests/*/clauses tests/*/cards \
		tests/*/gods tests/*/heroes tests/laws tests/house) tests/pictures/test_icons.py tests/pictures/test_cards.py

.PHONY: pure
pure: setup spelling postgres ## Run all tests but those in the browser on the pure build.
	@PELAGOS_BUILD=pure $(PYTEST) -q -n auto --dist worksteal --ignore tests/e2e

.PHONY: cover
cover: setup ## Run the same with coverage and list the lines and branches none of them reaches.
	@PELAGOS_BUILD=pure $(PYTEST) -q --cov --ignore tests/e2e

.PHONY: compile
compile: setup ## Compile kernel, games, tables and the toy into build/compiled (needs a C compiler).
	@$(PY) tools/compile.py

.PHONY: testc
testc: compile postgres ## Run the tests of the engine on the compiled build.
	@PELAGOS_BUILD=compiled $(PYTEST) -q -n auto --dist worksteal $(COMPILED) $(ENGINE)

.PHONY: golden
golden: setup ## Replay the golden games, list what differs in each, and count the perft trees.
	@PYTHONPATH=src:tests $(PY) tools/replay_golden.py
	@PELAGOS_BUILD=pure $(PYTEST) -q -k "golden or perft"

# Whoever has the page built has tested it; a package must not carry an older one.
.PHONY: wheel
wheel: setup ## Build what others install into dist: an sdist, a pure and a compiled wheel (run make web first).
	@$(MAKE) -q $(PAGE) || { echo "The page is not built, or older than its sources: run make web first." >&2; exit 1; }
	@$(PY) tools/wheels.py

.PHONY: release
release: setup ## Move the news fragments into CHANGELOG.md, under the version of the package.
	@$(PY) tools/release.py

.PHONY: soak
soak: compile web offline chromium postgres .venv-bench/.ready ## Run the long tests; after an interruption go on where they stopped.
	@$(PY) tools/soak.py

.PHONY: bench
bench: compile .venv-bench/.ready ## Measure both builds against python-chess and catanatron, each in one run.
	@for build in src:tests build/compiled; do \
		PYTHONPATH=$$build $(BENCH) -m toy bench toy --seats 3 --against chess; \
		for title in classic hellas legendary; do \
			PYTHONPATH=$$build $(BENCH) -m toy bench $$title --seats $$([ $$title = hellas ] && echo 2 || echo 5) \
				--against chess,catanatron; done; \
		PYTHONPATH=$$build $(BENCH) bench/envs.py; done
	@PYTHONPATH=build/compiled $(BENCH) bench/search.py

.PHONY: load
load: compile .venv-bench/.ready ## Measure the server beside two bare ones: answers a second, processor time, latencies, memory, stored tables.
	@export PYTHONPATH=build/compiled; $(BENCH) bench/load.py; \
		for stored in 100 10000; do $(BENCH) bench/moves.py cost $$stored; done; $(BENCH) bench/moves.py held 2000; $(BENCH) bench/orders.py

.PHONY: lock
lock: ## Pin the dependencies anew; make lock UPGRADE=--upgrade takes the newest of all.
	@test -x build/lock/bin/uv || $(PYTHON) -m venv build/lock
	@build/lock/bin/python $(PIP_INSTALL) $(UV)
	@$(PIN) --extra compiled --extra dev --extra play pyproject.toml -o requirements/dev.lock
	@$(PIN) --extra compiled --extra envs --extra play -c requirements/dev.lock pyproject.toml requirements/bench.in -o requirements/bench.lock
	@$(PIN) requirements/node.in -o requirements/node.lock

# One file for every platform and every Python we support; no address of an index in it. Extras are kept: an older pip (23.2)
# looks past the pin of a package that is needed with an extra as soon as a newer version of it is released.
PIN = build/lock/bin/uv pip compile -q $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-strip-extras \
	--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

.PHONY: clean
clean: ## Remove what was built and cached; .venv stays.
	@rm -rf build dist src/pelagos/server/page web/fixtures .coverage .coverage.* htmlcov .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	@$(NPM) run --silent build

web/node_modules/.ready: web/package-lock.json | setup
	@echo "installing the page's pinned tools into web/node_modules"
	@$(NPM) ci --silent
	@touch $@

.venv/.ready: requirements/dev.lock pyproject.toml
	@$(call new-venv,.venv)
	@echo "installing the pinned tools into .venv"
	@$(PY) $(PIP_INSTALL) --require-hashes -r requirements/dev.lock
	@$(PY) $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

# Apart from .venv, so that GPL packages never lie beside the product; Pelagos itself is found by its path.
.venv-bench/.ready: requirements/bench.lock
	@$(call new-venv,.venv-bench)
	@echo "installing the benchmark's peers into .venv-bench"
	@$(BENCH) $(PIP_INSTALL) --require-hashes -r requirements/bench.lock
	@touch $@

# Keeps an environment that still runs.
define new-venv
test -n "$(PYTHON)" || { echo "Pelagos needs Python 3.11 or newer, and none was found." >&2; exit 1; }; \
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Pelagos needs Python 3.11 or newer; $(PYTHON) is older or does not run." >&2; exit 1; }; \
$(1)/bin/python -c 'import pip' 2>/dev/null || { rm -rf $(1); $(PYTHON) -m venv $(1); }
endef
