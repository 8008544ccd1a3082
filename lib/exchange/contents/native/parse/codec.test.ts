import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodQuote } from '@/lib/annotation/steps/method-steps';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import { storedSample } from '@/lib/testing/database/stored-samples';
import { textOf } from '@/lib/testing/text-of';
import { exportFormatOf } from '../../../formats/registry';
import { detectSettings, HEAD_BYTES } from '../../../dialect/detect';
import { parseRows } from '../../../parse/parse-rows';
import { sampleRecord } from '../record';
import type { StoredAnnotation, StoredSample } from '../../stored';
import { nativeContent } from '../content';
import { nativeReader } from './native-reader';

import type { NativeUnit } from './unit';

const FLAVOURS = ['jsonl', 'csv', 'csv-safe'] as const;

/** A file of one sample, as the export writes it. */
async function written(sample: StoredSample, flavour: (typeof FLAVOURS)[number]): Promise<string> {
  async function* pages() {
    yield [sampleRecord(sample)];
  }
  return textOf(exportFormatOf(flavour).write(pages(), nativeContent));
}

async function read(file: string): Promise<{ units: NativeUnit[]; preset: string }> {
  const bytes = Buffer.from(file);
  const settings = detectSettings({
    bytes: bytes.subarray(0, HEAD_BYTES),
    whole: bytes.length <= HEAD_BYTES,
  })!;
  const reader = nativeReader(settings.format, '2026-11-22T00:00:00.000Z');
  const units: NativeUnit[] = [];
  let position = 0;
  for await (const rows of parseRows(Readable.from([bytes]), settings))
    units.push(...reader.push(rows.map((row) => ({ ...row, position: (position += 1) }))));
  return { units: [...units, ...reader.end()], preset: settings.preset };
}

describe('a file in the native format', () => {
  it('gives back every sample as it was written, in each flavour', async () => {
    await fc.assert(
      fc.asyncProperty(storedSample, fc.constantFrom(...FLAVOURS), async (sample, flavour) => {
        const { units, preset } = await read(await written(sample, flavour));
        expect(preset).toBe('native');
        expect(units.flatMap(({ rejected }) => rejected)).toEqual([]);
        expect(units).toHaveLength(1);
        expect(sampleRecord(units[0]!.sample!)).toEqual(sampleRecord(sample));
        expect(await written(units[0]!.sample!, flavour)).toBe(await written(sample, flavour));
      }),
      { numRuns: 100 },
    );
  });

  it.each(FLAVOURS)('with an empty name of a generator, as %s: has none', async (flavour) => {
    const line = (await written(RIVER(), flavour)).replace('"generator":null', '"generator":""');
    const { units } = await read(line);
    expect(units[0]!.sample!.generator).toBeNull();
    expect(sampleRecord({ ...RIVER(), generator: '' }).generator).toBeNull();
  });

  it.each(FLAVOURS)(
    'from before a pedigree named all errors that are intended, as %s: reads the one that it names, or none',
    async (flavour) => {
      const made = (intended: unknown) => ({
        ...{ recipe: 'number', version: '1', source: 'a', intended, edits: [] },
        ...{ model: null, rationale: null },
      });
      for (const [before, now] of [
        ['KCont', ['KCont']],
        [null, []],
      ]) {
        const earlier = { ...RIVER(), pedigree: made(before) } as StoredSample;
        const { units } = await read(await written(earlier, flavour));
        expect(units.flatMap(({ rejected }) => rejected)).toEqual([]);
        expect(units[0]!.sample!.pedigree).toEqual(made(now));
      }
    },
  );

  it('without origins of evidence gives each the word of whose label it stands in', async () => {
    await fc.assert(
      fc.asyncProperty(storedSample, fc.constantFrom(...FLAVOURS), async (sample, flavour) => {
        const bare = (await written(sample, flavour)).replaceAll(
          /,\\?"{1,2}origin\\?"{1,2}:\\?"{1,2}(method|accepted|person)\\?"{1,2}/g,
          '',
        );
        const { units } = await read(bare);
        expect(units.flatMap(({ rejected }) => rejected)).toEqual([]);
        for (const { source, labels } of units[0]!.sample!.annotations)
          for (const { origin } of labels.flatMap(({ label }) => label?.evidence ?? []))
            expect(origin).toBe(source === 'method' ? 'method' : 'person');
      }),
      { numRuns: 50 },
    );
  });

  it('refuses a person’s word in a method’s label', async () => {
    const sample = fc.sample(
      storedSample.filter(({ annotations }) =>
        annotations.some(
          ({ source, labels }) =>
            source === 'method' && labels.some(({ label }) => label!.evidence.length > 0),
        ),
      ),
      { numRuns: 1, seed: 20_261_122 },
    )[0]!;
    const label = sample.annotations
      .find(
        ({ source, labels }) => source === 'method' && labels.some(({ label }) => label!.evidence.length > 0),
      )!
      .labels.find(({ label }) => label!.evidence.length > 0)!.label!;
    label.evidence[0]!.origin = 'accepted';
    const { units } = await read(await written(sample, 'jsonl'));
    const fault = units[0]!.rejected[0]!.faults[0]!;
    expect(fault).toMatchObject({ reason: 'field' });
    expect(fault.column).toMatch(/evidence\[0\]\.origin$/);
  });

  it('says what was tampered with and where, in the line and in the table', async () => {
    const cases: [(annotation: StoredAnnotation) => void, reason: string, line: string, column: string][] = [
      [
        (a) =>
          (a.labels[0]!.label!.evidence = [
            { relation: 'supports', start: 0, end: 99, quote: 'q', origin: 'person' },
          ]),
        'offset',
        'evidence[0].start',
        'evidence',
      ],
      [
        (a) =>
          (a.labels[0]!.label!.evidence = [
            { relation: 'supports', start: 0, end: 3, quote: 'The', origin: 'person' },
          ]),
        'quote',
        'evidence[0].quote',
        'evidence',
      ],
      [(a) => (a.labels[0]!.label!.errorType = 'Wrong' as never), 'error_type', 'error_type', 'error_type'],
      [(a) => (a.labels[0]!.label!.errorType = 'Hallu'), 'verdict', 'error_type', 'error_type'],
      [(a) => (a.labels[0]!.label!.fact = 'perhaps' as never), 'verdict', 'fact', 'label_fact_FCE'],
      [(a) => (a.labels[0]!.label!.note = 'a\0b'), 'nul', 'note', 'note'],
      [(a) => (a.labels[0]!.spans = [[5, 3]]), 'offset', 'spans[0]', 'segment_spans'],
    ];
    for (const [tamper, reason, path, column] of cases) {
      const bad = RIVER();
      tamper(bad.annotations[0]!);
      const inLine = await read(await written(bad, 'jsonl'));
      expect(inLine.units[0]).toMatchObject({ sample: null, parts: [] });
      expect(
        inLine.units[0]!.rejected.flatMap(({ faults }) =>
          faults.map(({ reason, column }) => [reason, column]),
        ),
      ).toEqual([[reason, `annotations[0].segments[0].${path}`]]);
      const inTable = await read(await written(bad, 'csv'));
      expect(
        inTable.units[0]!.rejected.flatMap(({ row, faults }) =>
          faults.map((fault) => [row.line, fault.reason, fault.column]),
        ),
      ).toEqual([
        [2, reason, column],
        [3, 'annotation', null],
      ]);
      expect(inTable.units[0]!.sample!.annotations.map(({ author }) => author)).toEqual(['Second']);
    }
  });

  it('holds the places in a judge’s steps against the reference', async () => {
    const cases: [Partial<MethodQuote & { text: string }>, string, string][] = [
      [{ end: 99 }, 'offset', 'fact.points[0].contexts[0].start'],
      [{ text: 'Na.' }, 'quote', 'fact.points[0].contexts[0].text'],
    ];
    for (const [wrong, reason, path] of cases) {
      const bad = RIVER();
      const quote = { quote: 'No', match: 'exact' as const, start: 0, end: 2, ...wrong };
      const steps = {
        fact: {
          points: [{ point: 'p', contexts: [quote], consistent: true, reason: '' }],
          noVerdict: null,
          reasoning: '',
        },
        logic: null,
        type: null,
        windows: null,
        unanchored: false,
        replies: {},
      };
      const line = sampleRecord(bad);
      line.annotations[0]!.segments[0]!.machine = machineDetailsSchema.parse({});
      Object.assign(line.annotations[0]!.segments[0]!.machine, { steps });
      const { units } = await read(`${JSON.stringify(line)}\n`);
      expect(
        units[0]!.rejected.flatMap(({ faults }) => faults.map(({ reason, column }) => [reason, column])),
      ).toEqual([[reason, `annotations[0].segments[0].machine.steps.${path}`]]);
    }
  });

  it('rejects a verdict of the answer that its labels contradict, and a row that is missing', async () => {
    const wrong = RIVER();
    wrong.annotations[1]!.verdict = 'inconsistent';
    const [unit] = (await read(await written(wrong, 'jsonl'))).units;
    expect(unit!.rejected[0]!.faults[0]).toMatchObject({
      reason: 'verdict',
      column: 'annotations[1].verdict',
    });
    const rows = (await written(RIVER(), 'csv')).split('\r\n').toSpliced(2, 1).join('\r\n');
    const [cut] = (await read(rows)).units;
    expect(
      cut!.rejected.flatMap(({ row, faults }) =>
        faults.map((fault) => [row.line, fault.reason, fault.column]),
      ),
    ).toEqual([[2, 'field', 'segment_count']]);
    expect(cut!.sample!.annotations).toHaveLength(1);
  });
});

/** Two people who read two sentences; worked by hand. */
function RIVER(): StoredSample {
  const label = {
    ...({ fact: 'consistent', logic: 'consistent', errorType: null, evidence: [], note: '' } as const),
    ...({
      exposure: 'nothing',
      decidedAt: '2026-11-21T09:00:00.000Z',
      revealedAt: null,
      first: null,
      guideline: null,
      clause: null,
      machine: null,
    } as const),
  };
  const labels = () => [
    {
      id: 'a',
      text: 'A 😀 b.',
      spans: [[0, 7]] as [number, number][],
      parentIds: [],
      label: { ...label, evidence: [] },
    },
    {
      id: 'b',
      text: 'Then c.',
      spans: [[8, 15]] as [number, number][],
      parentIds: [],
      label: { ...label, evidence: [] },
    },
  ];
  const annotation = (id: string, author: string): StoredAnnotation => ({
    id,
    author,
    source: 'annotator',
    authorNumber: 1,
    run: null,
    derivedFromId: null,
    state: 'submitted',
    policy: null,
    control: false,
    round: null,
    flips: [],
    superseded: false,
    verdict: 'consistent',
    confirmed: 0,
    changed: 0,
    note: '',
    flagReason: null,
    activeMs: 0,
    createdAt: '2026-11-21T08:00:00.000Z',
    submittedAt: '2026-11-21T09:00:00.000Z',
    labels: labels(),
  });
  return {
    id: 's',
    externalId: 'x',
    question: '',
    reference: 'No.',
    answer: 'A 😀 b. Then c.',
    language: 'en',
    generator: null,
    coarseLabel: null,
    coarseType: null,
    metadata: {},
    withdrawnAt: null,
    withdrawnReason: null,
    past: [],
    annotations: [annotation('1', 'First'), annotation('2', 'Second')],
  };
}
