import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KNOWN_CHOICES } from '@/lib/round/known';
import { goldRule } from '@/lib/testing/database/gold-arbitraries';
import { storedSample } from '@/lib/testing/database/stored-samples';
import { expectedRows, rowsByDuckDb, rowsByHyparquet, wholeFile } from '@/lib/testing/parquet-rows';
import { parquet } from '../formats/parquet';
import type { ContentRecord } from './native/project-content';
import { type NativeRecord, sampleRecord } from './native/record';
import { NATIVE_FORMAT } from './native/version';
import { contentOf, CONTENTS } from './registry';
import type { StoredSample } from './stored';

const GUIDELINE: ContentRecord = {
  format: NATIVE_FORMAT,
  record: 'guideline',
  number: 1,
  text: '# 1 Facts\n"quoted"',
  summary: '',
  by: { name: '王伟', no: 1 },
  created_at: '2026-11-21T08:00:00.000Z',
};

const choice = fc.constantFrom(...KNOWN_CHOICES);
const knownUse = fc.option(fc.record({ honeypot: choice, training: choice }), { nil: null });

/** A sample whose people's labels count. */
const voted: fc.Arbitrary<StoredSample> = fc.tuple(storedSample, knownUse).map(([sample, knownUse]) => ({
  ...sample,
  knownUse,
  annotations: sample.annotations.map((one) => ({ ...one, votes: one.source === 'annotator' })),
}));

const records: fc.Arbitrary<NativeRecord[]> = fc
  .tuple(fc.array(voted, { minLength: 1, maxLength: 3 }), goldRule)
  .map(([samples, rule]) => [GUIDELINE, ...samples.map((sample) => sampleRecord(sample, rule))]);

/** A constructed sample with one unit of gold: a place of the reference, and fish that it does not name. */
const RIVER = {
  ...{
    format: NATIVE_FORMAT,
    record: 'sample',
    question: '河多长？',
    reference: '河长 120 公里。',
    answer: '有鱼。',
  },
  pedigree: {
    ...{ recipe: 'ungrounded', version: '1', source: 'a', intended: ['Hallu'], model: null, rationale: null },
    edits: [{ start: 0, end: 2, was: '没有', is: '有', evidence: null }],
  },
  gold: {
    ...{ adjudicated_by: 'Ann', adjudicated_at: '2026-11-21T09:00:00.000Z', rule: { kind: 'single' } },
    units: [
      {
        ...{ text: '有鱼。', spans: [[0, 3]], votes: 2, agreeing: 1 },
        evidence: [
          { relation: 'contradicts', start: 0, end: 2, quote: '河长', origin: 'person' },
          { relation: 'not_found', searched: ['鱼', 'fish'], origin: 'accepted' },
        ],
      },
    ],
  },
} as unknown as NativeRecord;

async function* page(all: NativeRecord[]): AsyncGenerator<NativeRecord[]> {
  yield all;
}

describe('a content as Parquet', () => {
  it.each(CONTENTS.map((content) => [content.id, content] as const))(
    '%s: has the rows and columns of its table, whole',
    async (_, content) => {
      await fc.assert(
        fc.asyncProperty(records, async (all) => {
          const expected = expectedRows(
            content.columns,
            all.flatMap((record) => content.toTable(record)),
          );
          const file = await wholeFile(parquet.write(page(all), content));
          expect(await rowsByDuckDb(file)).toEqual(expected);
          expect(await rowsByHyparquet(file)).toEqual(expected);
        }),
        { numRuns: 40 },
      );
    },
  );

  it('gold: its lists and objects are asked for by their parts', async () => {
    const file = await wholeFile(parquet.write(page([RIVER]), contentOf('gold')));
    const parts = `SELECT segment_spans[1][2] AS "end", evidence[1].quote AS quote, evidence[1].searched AS none,
      evidence[2].searched AS searched, evidence[2].start AS start, pedigree.recipe AS recipe, pedigree.intended AS intended,
      pedigree.edits[1].was AS was, pedigree.edits[1].evidence AS place, agreeing, adjudicated_at, rule FROM file`;
    expect(await rowsByDuckDb(file, parts)).toEqual([
      {
        ...{ end: 3, quote: '河长', none: null, searched: ['鱼', 'fish'], start: null },
        ...{ recipe: 'ungrounded', intended: ['Hallu'], was: '没有', place: null, agreeing: 1 },
        ...{ adjudicated_at: new Date('2026-11-21T09:00:00.000Z'), rule: 'single' },
      },
    ]);
  });

  it('native: a record of the project is the JSON in its cell `content`', async () => {
    const file = await wholeFile(parquet.write(page([GUIDELINE]), contentOf('native')));
    const [row] = await rowsByDuckDb(file, 'SELECT record, content, question FROM file');
    expect(row).toEqual({ record: 'guideline', content: JSON.stringify(GUIDELINE), question: null });
  });
});
