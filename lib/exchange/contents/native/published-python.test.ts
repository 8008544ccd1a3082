import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { snapshotLine, snapshotRecord } from '@/lib/snapshot/snapshot-line';
import { annotation, boat, rule } from '@/lib/snapshot/snapshot-fixture';
import { pythonWith } from '@/lib/testing/python';
import { nativeExampleText } from './example';

const python = pythonWith('jsonschema');

/** Prints, as JSON, whether each line of its input is what the published schema says. */
const VALIDATOR = `
import json, sys
from jsonschema import Draft202012Validator
with open("docs/native-format.schema.json", encoding="utf-8") as file:
    schema = json.load(file)
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
print(json.dumps([validator.is_valid(json.loads(line)) for line in sys.stdin.buffer]))
`;

function validity(lines: readonly string[]): boolean[] {
  const input = lines.map((line) => `${line}\n`).join('');
  const { stdout, stderr } = spawnSync(python!, ['-c', VALIDATOR], { encoding: 'utf8', input });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as boolean[];
}

it.skipIf(python === null)(
  'the published schema in Python (skipped where python3 has no jsonschema): is valid, and takes what the studio writes',
  () => {
    const examples = nativeExampleText().trim().split('\n');
    const stored = boat('b', [annotation('annotator_1', [{ fact: 'consistent' }])]);
    const line = snapshotLine(snapshotRecord(stored, { rule, content: 'annotations' }));
    expect(validity([...examples, line])).toEqual([...examples.map(() => true), true]);
  },
);

it.skipIf(python === null)('the published schema in Python: refuses what an import refuses', () => {
  const { reference: _, ...without } = JSON.parse(nativeExampleText().split('\n')[0]!) as Record<
    string,
    unknown
  >;
  expect(validity([JSON.stringify(without), '{}', '[]'])).toEqual([false, false, false]);
});
