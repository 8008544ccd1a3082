import { describe, expect, it } from 'vitest';
import { changeSettlement } from '@/lib/adjudication/server/change-settlement';
import type { Ctx } from '@/lib/auth/ctx';
import { member, project, sample } from '@/lib/testing/builders';
import { testDatabase } from '@/lib/testing/database';
import { cutAt, type Said, vote } from '@/lib/testing/votes';
import { exportSchema } from '../export-options';
import type { SampleRecord } from '../record';
import { exportProject } from './export-project';

const test = testDatabase();

async function read(ctx: Ctx, projectId: string, format: string): Promise<string> {
  let text = '';
  for await (const piece of (await exportProject(ctx, projectId, exportSchema.parse({ format }))).pieces)
    text += piece;
  return text;
}

/** A sample for each origin: one person's, agreed by two, settled by a lead, and one that nobody has settled. */
async function world() {
  const { id: projectId } = await project(test.db);
  const [one, two] = [
    await member(test.db, projectId, 'annotator'),
    await member(test.db, projectId, 'annotator'),
  ];
  const lead = await member(test.db, projectId, 'lead');
  const make = async (externalId: string, ...said: [Said, Said][]) => {
    const { id: sampleId } = await sample(test.db, projectId, { externalId });
    const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
    const votes: string[] = [];
    for (const [at, labels] of said.entries())
      votes.push(await vote({ ...[one, two][at]!, db: test.db }, where, labels));
    return { sampleId, votes };
  };
  await make('alone', ['consistent', 'LCaus']);
  await make('both', ['consistent', 'KCont'], ['consistent', 'KCont']);
  const { sampleId, votes } = await make('settled', ['consistent', 'KCont'], ['consistent', 'consistent']);
  await make('waiting', ['Hallu', 'KCont'], ['Hallu', 'consistent']);
  const act = (change: object) =>
    changeSettlement(lead, projectId, sampleId, { changeId: crypto.randomUUID(), ...change });
  const { units } = await act({ kind: 'open' });
  await act({ kind: 'take', segmentId: units[1]!.id, version: 1, annotationId: votes[1] });
  await act({ kind: 'settle', version: 1 });
  return { projectId, lead, one };
}

describe('gold in exports', () => {
  it('names where every label comes from', async () => {
    const { projectId, lead } = await world();
    const lines = (await read(lead, projectId, 'jsonl')).trim().split('\n');
    const records = lines.map((line) => JSON.parse(line) as SampleRecord);
    const told = Object.fromEntries(
      records.map(({ id, gold }) => [
        id,
        gold && [gold.verdict, gold.origin, gold.units.map(({ origin, error_type }) => [origin, error_type])],
      ]),
    );
    expect(told).toMatchObject({
      alone: [
        'inconsistent',
        'single',
        [
          ['single', null],
          ['single', 'LCaus'],
        ],
      ],
      both: [
        'inconsistent',
        'agreed',
        [
          ['agreed', null],
          ['agreed', 'KCont'],
        ],
      ],
      settled: [
        'consistent',
        'adjudicated',
        [
          ['agreed', null],
          ['adjudicated', null],
        ],
      ],
      waiting: [
        'inconsistent',
        null,
        [
          ['agreed', 'Hallu'],
          [null, null],
        ],
      ],
    });
    const settled = records.find(({ id }) => id === 'settled')!;
    expect(settled.annotations.map(({ source, gold_origin }) => [source, gold_origin])).toEqual([
      ['annotator', null],
      ['annotator', null],
      ['adjudication', 'adjudicated'],
    ]);
    expect(settled.gold).toMatchObject({
      ...{ cut: 'alike', needs: null, adjudicated_at: settled.annotations[2]!.submitted_at },
      adjudicated_by: settled.annotations[2]!.annotator,
    });
    expect(records.find(({ id }) => id === 'waiting')!.gold).toMatchObject({
      ...{ needs: 'verdict', adjudicated_by: null, adjudicated_at: null },
    });
    expect(settled.gold!.units[1]).toMatchObject({ spans: [[26, 45]], quotes: ['It rises in a lake.'] });
  });

  it('is a table of its own, a row a segment', async () => {
    const { projectId, lead } = await world();
    const [head, ...rows] = (await read(lead, projectId, 'gold')).trim().split('\r\n');
    expect(head).toMatch(
      /^question,ref,answer,id,.*segment_verdict,.*gold_origin,votes,agreeing,cut,needs,.*rule$/,
    );
    const ends = rows.filter((row) => row.includes(',both,')).map((row) => row.split(',').slice(-8));
    expect(ends).toEqual([
      ['agreed', '2', '2', 'alike', '', '', '', 'unanimous'],
      ['agreed', '2', '2', 'alike', '', '', '', 'unanimous'],
    ]);
    expect((await read(lead, projectId, 'gold-safe')).startsWith('\uFEFFquestion,')).toBe(true);
  });

  it('is kept from annotators, who see their own labels alone', async () => {
    const { projectId, one } = await world();
    const records = (await read(one, projectId, 'jsonl')).trim().split('\n');
    expect(records.map((line) => (JSON.parse(line) as SampleRecord).gold)).toEqual(records.map(() => null));
    expect((await read(one, projectId, 'gold')).trim().split('\r\n')).toHaveLength(1);
  });
});
