"""What schemathesis is told: who calls, with which ids, and what is counted of the answers."""

import random

import schemathesis

from . import accounts, answers, ids
from .settings import SEED

dice = random.Random(SEED)


@schemathesis.hook
def before_call(context, case, kwargs):
    ids.prime(case.operation.schema)
    case.headers["X-Forwarded-For"] = f"10.{dice.randrange(256)}.{dice.randrange(256)}.{dice.randrange(1, 255)}"
    accounts.sign(case)
    ids.fill(case, dice)
    keep_signing_in(case)


@schemathesis.hook
def after_call(context, case, response):
    if response.status_code == 401:
        accounts.forget(case)
    ids.learn(case.operation.path, response)
    answers.count(case, response)


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Asked about each failure: true keeps it."""
    if is_agreed(case, response):
        return False
    answers.record(case, response, failure)
    return True


@schemathesis.hook
def after_network_error(context, case, request):
    answers.record_silence(case)


def is_agreed(case, response):
    """The one 500 that the interface asks for: docs/interface.md#errors."""
    return (
        response.status_code == 500
        and case.operation.path == "/api/projects/save"
        and response.json().get("code") == "employer-missing"
    )


def keep_signing_in(case):
    """A site that asks for a second factor lets nobody in who has none."""
    if case.operation.path == "/api/settings/global" and isinstance(case.body, dict):
        for name in ("administratorsNeedSecondFactor", "everybodyNeedsSecondFactor"):
            case.body.pop(name, None)
