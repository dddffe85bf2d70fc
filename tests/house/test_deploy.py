"""What whoever runs a server copies: units, proxies, a container file, a dashboard and alerts that fit the server."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from house.sources import ROOT
from server.conftest import Client, quick, visiting

pytestmark = pytest.mark.pure

DEPLOY: Final = ROOT / "deploy"
MOST_EXPOSURE: Final = {"pelagos.service": 2.0, "pelagos-backup.service": 1.0}
"""As systemd-analyze rates it, from 0 to 10; today 1.4 and 0.6."""
ANALYSE: Final = shutil.which("systemd-analyze")
with_systemd: Final = pytest.mark.skipif(ANALYSE is None, reason="there is no systemd-analyze")
NGINX: Final = shutil.which("nginx")
METRIC: Final = re.compile(r"\b(?:pelagos|process)_[a-z_]+")
PROGRAMS: Final = re.compile(r"^ExecStart=(?:/bin/sh )?/opt/pelagos/\S+", re.MULTILINE)


# systemd


def unit_in(folder: Path, name: str) -> Path:
    """The unit with a program that exists on this machine."""
    text, count = PROGRAMS.subn(f"ExecStart={sys.executable}", (DEPLOY / name).read_text(encoding="utf-8"))
    assert count == 1 or name.endswith(".timer")
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


@with_systemd
def test_the_units_are_understood(tmp_path: Path) -> None:
    units = [str(unit_in(tmp_path, path.name)) for path in DEPLOY.glob("*.service")]
    units += [str(unit_in(tmp_path, path.name)) for path in DEPLOY.glob("*.timer")]
    done = subprocess.run([str(ANALYSE), "verify", *units], capture_output=True, text=True, check=False)

    assert len(units) == 3
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


@with_systemd
def test_a_mistake_in_a_unit_is_found(tmp_path: Path) -> None:
    unit = unit_in(tmp_path, "pelagos.service")
    unit.write_text(unit.read_text(encoding="utf-8").replace("ProtectSystem=strict", "ProtectSystem=much"), "utf-8")
    done = subprocess.run([str(ANALYSE), "verify", str(unit)], capture_output=True, text=True, check=False)

    assert "much" in done.stderr


def exposure(unit: Path) -> float:
    words = [str(ANALYSE), "security", "--offline=true", "--no-pager", str(unit)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    found = re.search(r"Overall exposure level for \S+: ([0-9.]+)", done.stdout)
    assert found, done.stdout + done.stderr
    return float(found[1])


@with_systemd
@pytest.mark.parametrize("name", MOST_EXPOSURE)
def test_a_service_is_exposed_to_little(name: str) -> None:
    assert exposure(DEPLOY / name) <= MOST_EXPOSURE[name]


@with_systemd
def test_without_hardening_it_would_be_exposed(tmp_path: Path) -> None:
    text = (DEPLOY / "pelagos.service").read_text(encoding="utf-8")
    (tmp_path / "pelagos.service").write_text(re.sub(r"(?m)^(Protect|Private|Restrict|System).*$", "", text), "utf-8")

    assert exposure(tmp_path / "pelagos.service") > MOST_EXPOSURE["pelagos.service"]


def test_the_service_has_its_limits() -> None:
    text = (DEPLOY / "pelagos.service").read_text(encoding="utf-8")

    for line in ("LimitNOFILE=65536", "User=pelagos", "StateDirectoryMode=0700", "SuccessExitStatus=143"):
        assert f"\n{line}\n" in text


# proxies


def test_the_proxies_pass_sockets_on_and_say_who_asks() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")

    assert nginx.count("{") == nginx.count("}")
    for line in (
        "Upgrade $http_upgrade",
        "Connection $connection_upgrade",
        "X-Forwarded-For $remote_addr",
        "Host $host",
    ):
        assert f"proxy_set_header {line};" in nginx
    for name in ("nginx.conf", "Caddyfile"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        assert "127.0.0.1:8000" in text
        assert "/metrics" in text


@pytest.mark.skipif(NGINX is None, reason="there is no nginx")
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    plain = re.sub(r"listen 443 ssl;|ssl_certificate\S*\s+\S+;", "listen 8443;", site)
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{plain}\n}}\n", encoding="utf-8")
    words = [str(NGINX), "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr


# the container


def test_the_container_file_has_two_stages_no_root_and_a_health_check() -> None:
    """It is not built here; what can be read of it is."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"(?m)^#.*\n", "", text))
    steps = [line.split(" ", 1) for line in joined.splitlines() if line.strip()]
    names = [name for name, _ in steps]

    known = {"FROM", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert set(names) <= known
    assert names.count("FROM") == 2
    last = {step[0]: step[1] for step in steps[names.index("FROM", 1) :]}
    assert last["USER"] == "pelagos"
    for name in ("ENTRYPOINT", "CMD"):
        assert all(isinstance(word, str) for word in json.loads(last[name]))
    check = json.loads(last["HEALTHCHECK"].partition(" CMD ")[2])
    compile(check[2], "health check", "exec")
    for name, rest in steps:
        if name == "RUN":
            done = subprocess.run(["bash", "-n"], input=rest, capture_output=True, text=True, check=False)
            assert done.stderr == ""


# dashboard and alerts


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Every metric that a server tells, its histograms with all their parts."""
    with pytest.MonkeyPatch.context() as patch, visiting(quick(tmp_path_factory.mktemp("deploy") / "data")) as client:
        patch.setattr("pelagos.server.routes.ops.LOCAL", ("testclient",))
        return families(client)


def families(client: Client) -> set[str]:
    kinds = dict(re.findall(r"(?m)^# TYPE (\S+) (\S+)$", client.get("/metrics").text))
    parts = {f"{name}{part}" for name, kind in kinds.items() if kind == "histogram" for part in ("_bucket", "_count")}
    return kinds.keys() | parts


def queries_of_dashboard() -> list[str]:
    board: Any = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))
    variables = [entry["query"]["query"] for entry in board["templating"]["list"] if isinstance(entry["query"], dict)]
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]] + variables


def rules() -> list[Any]:
    read = yaml.safe_load((DEPLOY / "prometheus-alerts.yml").read_text(encoding="utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def unknown(queries: list[str], told: set[str]) -> set[str]:
    return {name for query in queries for name in METRIC.findall(query)} - told


def test_the_dashboard_asks_for_what_there_is(told: set[str]) -> None:
    queries = queries_of_dashboard()

    assert len(queries) > 30
    assert unknown(queries, told) == set()
    assert unknown(["rate(pelagos_no_such_total[5m])"], told) == {"pelagos_no_such_total"}
    assert all(query.count(left) == query.count(right) for query in queries for left, right in ("()", "[]", "{}"))


def test_the_dashboard_shows_all_that_is_told(told: set[str]) -> None:
    shown = {name for query in queries_of_dashboard() for name in METRIC.findall(query)}
    plain = {name for name in told if not name.endswith(("_bucket", "_count")) and f"{name}_bucket" not in told}

    assert plain - shown == {"pelagos_notices_total", "pelagos_data_disk_size_bytes"}


def test_the_panels_of_the_dashboard_do_not_overlap() -> None:
    board: Any = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))
    cells = [
        (x, y)
        for at in (panel["gridPos"] for panel in board["panels"])
        for x in range(at["x"], at["x"] + at["w"])
        for y in range(at["y"], at["y"] + at["h"])
    ]

    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24


def test_the_alerts_look_at_what_there_is(told: set[str]) -> None:
    assert len({rule["alert"] for rule in rules()}) == len(rules()) > 8
    assert unknown([rule["expr"] for rule in rules()], told) == set()
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith(".")


def test_the_page_about_monitoring_names_every_metric_and_no_other(told: set[str]) -> None:
    page = (ROOT / "docs" / "howto" / "monitor-a-server.md").read_text(encoding="utf-8")
    named = set(METRIC.findall("\n".join(line for line in page.splitlines() if line.startswith("| `"))))

    assert named == {name for name in told if not name.endswith(("_bucket", "_count"))}
