import { describe, expect, it } from 'vitest';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { compareRecords as compare } from './compare';

const compareRecords = (...[before, after]: [SampleRecord | null, SampleRecord | null]) =>
  compare(before, after, { hasAnnotations: true, alike: true });
type Gold = NonNullable<SampleRecord['gold']>;

const unit = (
  text: string,
  start: number,
  more: Partial<Gold['units'][number]> = {},
): Gold['units'][number] => ({
  ...{ text, spans: [[start, start + text.length]], quotes: [text], verdict: 'consistent' },
  ...{ fact: 'consistent', logic: 'consistent', error_type: null, evidence: [], origin: 'agreed' },
  ...{ votes: 2, agreeing: 2 },
  ...more,
});

function record(
  verdict: Gold['verdict'],
  units: Gold['units'],
  more: { by?: string; people?: Record<string, string>; gold?: object; metadata?: object } = {},
): SampleRecord {
  const annotations = Object.entries(more.people ?? {}).map(([annotator, text]) => ({
    ...{ annotator, source: 'annotator', segments: [{ text }] },
  }));
  return {
    gold: { verdict, origin: 'agreed', units, adjudicated_by: more.by ?? null, ...more.gold },
    ...{ annotations, metadata: more.metadata ?? {} },
  } as unknown as SampleRecord;
}
const said = (verdict: string, errorType: string | null = null, evidence: object[] = []) => ({
  ...{ verdict, fact: 'consistent', logic: 'consistent', errorType },
  ...{ origin: 'agreed', votes: 2, agreeing: 2, evidence },
});

describe('compareRecords', () => {
  it('the same on both sides: nothing', () => {
    const one = record('consistent', [unit('It is red.', 0)], { people: { annotator_1: 'x' } });
    expect(compareRecords(one, one)).toEqual({
      verdict: { before: 'consistent', after: 'consistent' },
      origin: { before: 'agreed', after: 'agreed' },
      segments: [],
      adjudicatedBy: { before: null, after: null },
      people: { added: [], gone: [], changed: [] },
      fields: [],
    });
  });

  it('a segment with another verdict, type and evidence: told before and after, the others left out', () => {
    const span = { relation: 'contradicts', start: 0, end: 4, quote: 'blue' };
    const after = unit('It is red.', 0, { verdict: 'inconsistent', error_type: 'KCont', evidence: [span] });
    const found = compareRecords(
      record('consistent', [unit('It is red.', 0), unit('It is fast.', 11)]),
      record('inconsistent', [after, unit('It is fast.', 11)], { by: 'annotator_2' }),
    );
    expect(found.verdict).toEqual({ before: 'consistent', after: 'inconsistent' });
    expect(found.segments).toEqual([
      {
        text: 'It is red.',
        before: said('consistent'),
        after: said('inconsistent', 'KCont', [{ ...span, searched: [], origin: null }]),
      },
    ]);
    expect(found.adjudicatedBy).toEqual({ before: null, after: 'annotator_2' });
  });

  it('the same words at another place, and a split: the old segments went, the new ones came', () => {
    const found = compareRecords(
      record('consistent', [unit('It is red and fast.', 0)]),
      record('consistent', [unit('It is red', 0), unit('and fast.', 10)]),
    );
    expect(found.segments.map(({ text, before, after }) => [text, before === null, after === null])).toEqual([
      ['It is red', true, false],
      ['and fast.', true, false],
      ['It is red and fast.', false, true],
    ]);
  });

  it('annotations of three people: who came, who went, who says something else', () => {
    const { people } = compareRecords(
      record('consistent', [], { people: { annotator_1: 'a', annotator_2: 'b' } }),
      record('consistent', [], { people: { annotator_2: 'c', annotator_3: 'd' } }),
    );
    expect(people).toEqual({ added: ['annotator_3'], gone: ['annotator_1'], changed: ['annotator_2'] });
  });

  it('one more vote that says the same, of one person before: where gold comes from and the votes', () => {
    const single = { origin: 'single', votes: 1, agreeing: 1 } as const;
    const found = compareRecords(
      record('consistent', [unit('It is red.', 0, single)], { gold: { origin: 'single' } }),
      record('consistent', [unit('It is red.', 0)]),
    );
    expect(found.origin).toEqual({ before: 'single', after: 'agreed' });
    expect(found.segments).toEqual([
      { text: 'It is red.', before: { ...said('consistent'), ...single }, after: said('consistent') },
    ]);
    expect(found.fields).toEqual([]);
  });

  it('the gold rule alone: nothing', () => {
    const found = compareRecords(
      record('consistent', [], { gold: { rule: { kind: 'unanimous' } } }),
      record('consistent', [], { gold: { rule: { kind: 'none' } } }),
    );
    expect(found).toEqual(compareRecords(record('consistent', []), record('consistent', [])));
  });

  it('metadata, what gold needs and what its units were made of: named; of snapshots that hold other things not', () => {
    const [one, other] = [
      record('consistent', [unit('It is red.', 0)], { gold: { needs: null } }),
      record('consistent', [{ ...unit('It is red.', 0), ...{ touched_by: ['m'] } }], {
        ...{ gold: { needs: 'type' }, metadata: { port: 'Oslo' } },
      }),
    ];
    expect(compareRecords(one, other).fields).toEqual(['metadata', 'gold.needs', 'gold.units[].touched_by']);
    expect(compare(one, other, { hasAnnotations: false, alike: false }).fields).toEqual([]);
  });

  it('stages that turned under one type, and evidence that turned with one quote: told before and after', () => {
    const type = { verdict: 'inconsistent', error_type: 'Other' } as const;
    const piece = { relation: 'supports', start: 0, end: 4, quote: 'blue', origin: 'person' };
    const [segment, ...others] = compareRecords(
      record('inconsistent', [unit('It is red.', 0, { ...type, fact: 'inconsistent', evidence: [piece] })]),
      record('inconsistent', [
        unit('It is red.', 0, {
          ...{ ...type, logic: 'inconsistent' },
          evidence: [{ ...piece, relation: 'contradicts' }],
        }),
      ]),
    ).segments;
    expect(others).toEqual([]);
    expect(segment).toMatchObject({
      before: { fact: 'inconsistent', logic: 'consistent', evidence: [{ relation: 'supports' }] },
      after: { fact: 'consistent', logic: 'inconsistent', evidence: [{ relation: 'contradicts' }] },
    });
  });

  it('another segment is touched beside one with another verdict: it is named, and what follows from the votes is not', () => {
    const counted = (consistent: number) => ({ verdicts: { consistent, inconsistent: 0, undecided: 0 } });
    const found = compareRecords(
      record('consistent', [unit('It is red.', 0, counted(1) as object), unit('It is fast.', 11)]),
      record('consistent', [
        unit('It is red.', 0, { ...counted(2), votes: 3 }),
        unit('It is fast.', 11, { touched_by: ['m'] } as object),
      ]),
    );
    expect(found.segments).toHaveLength(1);
    expect(found.fields).toEqual(['gold.units[].touched_by']);
  });

  it('who said what in another order: nothing', () => {
    const labels = ['p', 'q'].map((annotator) => ({ annotator, verdict: 'consistent', error_type: null }));
    const of = (order: object[]) =>
      record('consistent', [unit('It is red.', 0, { labels: order } as object)]);
    expect(compareRecords(of(labels), of(labels.toReversed())).fields).toEqual([]);
  });

  it('one more prediction, which moves the numbers of a person’s segments: predictions alone', () => {
    const segment = (id: number) => ({ id, parents: [], text: 'It is red.', fact: 'consistent' });
    const [method, other] = [segment(0), { ...segment(0), fact: 'inconsistent' }].map((one) => ({
      ...{ annotator: null, source: 'method', derived_from: null, flips: [], segments: [one] },
    }));
    const person = (id: number, derived_from: number) => ({
      ...{ annotator: 'annotator_1', source: 'annotator', derived_from },
      ...{ flips: [{ segment: id, at: 'then' }], segments: [segment(id)] },
    });
    const of = (annotations: object[], predictions: object[]) =>
      ({
        ...record('consistent', [unit('It is red.', 0, { predictions } as object)]),
        annotations,
      }) as unknown as SampleRecord;
    const found = compareRecords(
      of([method!, person(0, 0)], [{ method: 'a' }]),
      of([other!, method!, person(1, 1)], [{ method: 'b' }, { method: 'a' }]),
    );
    expect(found.fields).toEqual(['predictions']);
    expect(found.people).toEqual({ added: [], gone: [], changed: [] });
  });

  it('a snapshot that holds no annotations: nobody is told to have come or gone', () => {
    const one = record('consistent', [], { people: { annotator_1: 'a' } });
    expect(compare(one, record('consistent', []), { hasAnnotations: false, alike: false }).people).toEqual({
      added: [],
      gone: [],
      changed: [],
    });
  });

  it('a sample that one side has not got: its gold on the other', () => {
    const one = record('inconsistent', [unit('It is red.', 0)]);
    expect(compareRecords(null, one).verdict).toEqual({ before: null, after: 'inconsistent' });
    expect(compareRecords(one, null).segments).toEqual([
      { text: 'It is red.', before: said('consistent'), after: null },
    ]);
  });
});
