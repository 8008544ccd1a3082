"""Sends a file of samples, waits until they are in, and lists the rows that are not.

python3 samples_in.py samples.jsonl          (needs samples:write)
"""

import pathlib
import sys

from studio import send_samples

path = pathlib.Path(sys.argv[1])
send_samples(path.name, path.read_bytes())
