"""Makes a snapshot, waits for it, downloads its lines and holds them against its hash.

python3 snapshot_out.py gold.jsonl           (needs gold:write)
"""

import hashlib
import sys
import uuid

from studio import PROJECT, studio

# Sent again under the same key, a request makes no second snapshot.
once = {"Idempotency-Key": str(uuid.uuid4())}
made = studio.post(f"{PROJECT}/snapshots", json={"reason": "By a recipe"}, headers=once).json()
address = f"{PROJECT}/snapshots/{made['id']}"
wanted = studio.wait(address)["manifest"]["hash"]

digest = hashlib.sha256()
with studio.get(f"{address}/export", stream=True) as lines, open(sys.argv[1], "wb") as file:
    for piece in lines.iter_content(1 << 20):
        digest.update(piece)
        file.write(piece)
if digest.hexdigest() != wanted:
    raise SystemExit(f"{sys.argv[1]} is not snapshot {made['number']}: its hash is {digest.hexdigest()}")
print(f"snapshot {made['number']}: {wanted}")
