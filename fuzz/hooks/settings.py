"""What the command has set in the environment."""

import json
import os

URL = os.environ["FUZZ_URL"]
ROLE = os.environ["FUZZ_ROLE"]
EMAILS = json.loads(os.environ["FUZZ_EMAILS"])
PASSWORD = os.environ["FUZZ_PASSWORD"]
REQUESTS = int(os.environ["FUZZ_REQUESTS"])
SEED = int(os.environ["FUZZ_SEED"])
OUTPUT = os.environ["FUZZ_OUTPUT"]
