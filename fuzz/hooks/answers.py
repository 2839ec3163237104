"""What is counted of the answers, written at the end; ends the run after as many requests as were asked for."""

import atexit
import json
import os
import signal
import threading
from collections import Counter, defaultdict

from .settings import OUTPUT, REQUESTS

EXAMPLES = 3
LONGEST = 2000
WRITTEN_EVERY = 200

lock = threading.Lock()
statuses = Counter()
by_operation = defaultdict(Counter)
findings = {}
stopped_by = None


# Whoever starts a program in the background may have it ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)


def stop(reason):
    """As Ctrl-C does: schemathesis ends what is under way."""
    global stopped_by
    if stopped_by is None:
        stopped_by = reason
        os.kill(os.getpid(), signal.SIGINT)


def count(case, response):
    with lock:
        statuses[response.status_code] += 1
        by_operation[case.operation.label][response.status_code] += 1
        total = statuses.total()
        if total % WRITTEN_EVERY == 0:
            write()
    if total >= REQUESTS:
        stop("as many requests as were asked for")


def record(case, response, failure):
    key = (case.operation.label, failure.code, response.status_code, failure.title, place_of(failure))
    add(
        key,
        {
            "message": failure.message[:LONGEST],
            "traceId": (response.headers.get("x-trace-id") or [""])[0],
            "curl": curl(case),
            "answer": (response.text or "")[:LONGEST],
        },
    )


def record_silence(case):
    add((case.operation.label, "", 0, "No answer", ""), {"message": "", "traceId": "", "curl": curl(case), "answer": ""})


def add(key, example):
    with lock:
        finding = findings.setdefault(key, {"count": 0, "examples": []})
        finding["count"] += 1
        if len(finding["examples"]) < EXAMPLES:
            finding["examples"].append(example)


def place_of(failure):
    """Where in the answer, and which rule of its schema: findings that differ there are several."""
    return str(getattr(failure, "schema_path", "") or getattr(failure, "instance_path", ""))


def curl(case):
    return case.as_curl_command(headers={"Authorization": "Bearer $TOKEN"})


def write():
    document = {
        "requests": statuses.total(),
        "stoppedBy": stopped_by,
        "statuses": statuses,
        "operations": by_operation,
        "findings": [
            {"operation": operation, "code": code, "status": status, "title": title, **finding}
            for (operation, code, status, title, _), finding in findings.items()
        ],
    }
    with open(OUTPUT, "w", encoding="utf-8") as file:
        json.dump(document, file, ensure_ascii=False, indent=2)


atexit.register(write)
