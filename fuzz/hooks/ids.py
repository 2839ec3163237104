"""Ids that answers held are sent in what follows, each where the name of the member fits, with the version read last."""

import re
import threading
from collections import defaultdict, deque

import requests

from . import accounts
from .settings import URL

KEPT = 200
GUID = re.compile(r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", re.IGNORECASE)
ID_NAME = re.compile(r"^(?P<noun>.*?)ids?$", re.IGNORECASE)
LIST_PATH = re.compile(r"/(search|list)[A-Za-z]*$")

lock = threading.Lock()
known = defaultdict(lambda: deque(maxlen=KEPT))
versions = {}
is_primed = False


def prime(schema):
    """What searches without a filter answer, before the first call."""
    global is_primed
    if is_primed:
        return
    is_primed = True
    for path, methods in schema.raw_schema["paths"].items():
        if LIST_PATH.search(path):
            headers = {"Authorization": f"Bearer {accounts.token()}"}
            method = "POST" if "post" in methods else "GET"
            learn(path, requests.request(method, f"{URL}{path}", headers=headers, timeout=60))


def learn(path, response):
    if response.status_code == 200 and "json" in str(response.headers.get("content-type")):
        with lock:
            keep(response.json(), noun_of(path))


def keep(value, noun):
    if isinstance(value, list):
        for item in value:
            keep(item, noun)
    if not isinstance(value, dict):
        return
    for name, member in value.items():
        found = ID_NAME.match(name)
        for each in member if isinstance(member, list) else [member]:
            if found and isinstance(each, str) and GUID.match(each):
                remember((found["noun"] or noun).lower(), each)
        keep(member, name if isinstance(member, dict) else noun)
    if isinstance(value.get("id"), str) and isinstance(value.get("rowVersion"), int):
        versions[value["id"]] = value["rowVersion"]


def remember(noun, id):
    if id not in known[noun]:
        known[noun].append(id)


def fill(case, dice):
    noun = noun_of(case.operation.path)
    with lock:
        for place in (case.path_parameters, case.query, case.body):
            fill_members(place, noun, dice)


def fill_members(value, noun, dice):
    if isinstance(value, list):
        for item in value:
            fill_members(item, noun, dice)
    if not isinstance(value, dict):
        return
    for name, member in value.items():
        found = ID_NAME.match(name)
        if found and isinstance(member, str):
            value[name] = draw(found["noun"] or noun, member, dice)
        elif found and isinstance(member, list):
            value[name] = [draw(found["noun"] or noun, each, dice) for each in member]
        else:
            fill_members(member, noun, dice)
    version = versions.get(str(value.get("id")))
    if version and "rowVersion" in value and dice.random() < 0.8:
        value["rowVersion"] = version


def draw(noun, given, dice):
    """Mostly a fitting id, sometimes one of another noun, and sometimes what was generated."""
    chance = dice.random()
    nouns = [noun.lower()] if chance < 0.8 and known[noun.lower()] else list(known)
    ids = known[dice.choice(nouns)] if nouns and chance < 0.9 else None
    return dice.choice(ids) if ids else given


def noun_of(path):
    return path.split("/")[2]
