import { describe, expect, it } from 'vitest';
import { nativeReader } from './parse/native-reader';
import type { NativeRow } from './parse/unit';
import type { StoredAnnotation } from '../stored';
import { nativeExampleText } from './example';
import { nativeJsonSchema, nativeJsonSchemaText } from './json-schema';

const NOW = '2026-11-22T00:00:00.000Z';

function read(...lines: object[]) {
  const rows = lines.map((line, index): NativeRow => ({
    line: index + 1,
    position: index + 1,
    fault: null,
    excerpt: '',
    values: new Map(Object.entries(line)),
  }));
  return nativeReader('jsonl', NOW).push(rows);
}

const said = ({ author, labels, verdict, state, submittedAt }: StoredAnnotation) => [
  ...[author, verdict, state, submittedAt],
  labels.map(({ text, spans, label }) => [text, spans, label!.fact, label!.decidedAt]),
];

describe('what is published of the native format', () => {
  it('has a JSON Schema that is what an import reads with', async () => {
    await expect(nativeJsonSchemaText()).toMatchFileSnapshot('../../../../docs/native-format.schema.json');
    const { anyOf } = nativeJsonSchema() as { anyOf: { required: string[] }[] };
    expect(anyOf[0]!.required).toEqual(['format', 'question', 'reference', 'answer']);
  });

  it('has an example that is taken as it stands, with what it leaves away filled in', async () => {
    await expect(nativeExampleText()).toMatchFileSnapshot('../../../../docs/native-format.example.jsonl');
    const units = read(
      ...nativeExampleText()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    );
    expect(units.flatMap(({ rejected }) => rejected)).toEqual([]);
    const [river, zh] = units.map(({ sample }) => sample!);
    expect(river!.externalId).toMatch(/^sha256-[0-9a-f]{24}$/);
    expect([river!.language, zh!.language, zh!.externalId]).toEqual(['en', 'zh', 'zh-1']);
    expect(river!.annotations.map(said)).toEqual([
      [
        ...['Ann', 'inconsistent', 'submitted', NOW],
        [
          ['The river is 120 km long.', [[0, 25]], 'consistent', NOW],
          ['It rises in a lake.', [[26, 45]], 'inconsistent', NOW],
        ],
      ],
      ['Bob', null, 'submitted', NOW, [['It rises in a lake.', [[26, 45]], 'unsure', NOW]]],
    ]);
    // Two people's segments are one where they are the same span.
    expect(river!.annotations[1]!.labels[0]!.id).toBe(river!.annotations[0]!.labels[1]!.id);
  });
});

describe('records from before a field was kept', () => {
  it('are read with what held before it', () => {
    const times = { created_at: NOW, closed_at: null };
    const round = {
      format: 'face4rag-studio/2',
      record: 'round',
      number: 1,
      kind: 'main',
      state: 'open',
      counts: true,
      overlap: 1,
      share: 100,
      size: null,
      order: 'arrival',
      random_share: 20,
      honeypot_share: 0,
      lease_hours: null,
      everybody: true,
      even: false,
      ...times,
    };
    const [unit] = read(round);
    expect(unit!.rejected).toEqual([]);
    expect(unit!.content).toMatchObject({
      position: null,
      chosen: { kind: 'all' },
      unread: false,
      draw_share: 100,
      later: true,
      repeats: false,
    });
  });
});

describe('a record with faults', () => {
  const river = JSON.parse(nativeExampleText().split('\n')[0]!) as {
    annotations: { segments: Record<string, unknown>[] }[];
  };
  const faultsOf = (line: object) =>
    read(line)[0]!.rejected.flatMap(({ faults }) => faults.map(({ column, reason }) => [column, reason]));

  it('is told all of them at once, each by its path and by what is wrong there', () => {
    const line = structuredClone(river) as typeof river & Record<string, unknown>;
    delete line.question;
    line.langauge = 'en';
    expect(faultsOf(line)).toEqual([
      ['question', 'missing'],
      ['langauge', 'unknown_field'],
    ]);
    const other = structuredClone(river);
    other.annotations[1]!.segments[0]!.decided_at = null;
    delete other.annotations[0]!.segments[1]!.error_type;
    other.annotations[0]!.segments[0]!.spans = [[20, 99]];
    expect(faultsOf(other)).toEqual([
      ['annotations[0].segments[0].spans[0]', 'offset'],
      ['annotations[0].segments[1].error_type', 'missing'],
      ['annotations[1].segments[0].decided_at', 'missing'],
    ]);
    other.annotations[0]!.segments[0]!.spans = [[0, 25]];
    expect(faultsOf(other)).toEqual([
      ['annotations[0].segments[1].error_type', 'missing'],
      ['annotations[1].segments[0].decided_at', 'missing'],
    ]);
    for (const segment of other.annotations[0]!.segments) delete segment.fact;
    expect(faultsOf(other)).toEqual([
      ['annotations[0].segments[0].fact', 'missing'],
      ['annotations[0].segments[1].fact', 'missing'],
      ['annotations[1].segments[0].decided_at', 'missing'],
    ]);
  });

  it('is told that training never counts, on a round and on an annotation', () => {
    const training = { number: 2, kind: 'training', name: '', counts: true };
    const round = {
      format: 'face4rag-studio/2',
      record: 'round',
      ...training,
      state: 'open',
      overlap: 1,
      share: 100,
      size: null,
      order: 'arrival',
      random_share: 0,
      honeypot_share: 0,
      lease_hours: null,
      everybody: true,
      even: false,
      created_at: NOW,
    };
    expect(faultsOf(round)).toEqual([['counts', 'field']]);
    expect(faultsOf({ ...round, counts: false })).toEqual([]);
    const other = structuredClone(river);
    Object.assign(other.annotations[0]!, { round: training });
    expect(faultsOf(other)).toEqual([['annotations[0].round', 'field']]);
    Object.assign(other.annotations[0]!, { round: { ...training, counts: false } });
    expect(faultsOf(other)).toEqual([]);
  });

  it('is no sample of a kind that is unknown', () => {
    expect(faultsOf({ ...river, record: 'theme' })).toEqual([['record', 'record']]);
    expect(faultsOf({ ...river, format: 'face4rag-studio/9' })).toEqual([['format', 'field']]);
  });
});
