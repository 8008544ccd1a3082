"""How many segments of each error type each generator wrote: as a picture with matplotlib, else as a table.

python3 errors_by_generator.py errors.png    (needs gold:read)
"""

import sys

import pandas

from gold_frame import gold

segments = gold()
wrong = segments[segments["segment_verdict"] == "inconsistent"].fillna({"generator": "?", "error_type": "?"})
if wrong.empty:
    raise SystemExit("No segment is inconsistent.")
counts = pandas.crosstab(wrong["generator"], wrong["error_type"])
print(counts.to_string())
try:
    import matplotlib

    matplotlib.use("agg")
    counts.plot.barh(stacked=True, xlabel="inconsistent segments").figure.savefig(sys.argv[1], bbox_inches="tight")
except ImportError:
    print("Without matplotlib there is no picture.", file=sys.stderr)
