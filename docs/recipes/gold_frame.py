"""Gold as a pandas DataFrame: a row for each segment, as docs/formats.md has it.

python3 gold_frame.py                        (needs gold:read)
"""

import pandas

from studio import PROJECT, records


def gold():
    rows = records(f"{PROJECT}/gold", format="jsonl")
    if not rows:
        raise SystemExit("There is no gold yet.")
    return pandas.DataFrame(rows)


if __name__ == "__main__":
    segments = gold()
    answers = segments.drop_duplicates("id")
    print(answers["answer_verdict"].value_counts(dropna=False).to_string())
    print(segments["segment_verdict"].value_counts(dropna=False).to_string())
