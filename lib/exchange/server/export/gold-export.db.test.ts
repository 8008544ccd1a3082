import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { parseListQuery } from '@/lib/adjudication/query';
import { acceptAgreed } from '@/lib/adjudication/server/accept-agreed';
import { changeAdjudication } from '@/lib/adjudication/server/change-adjudication';
import { getAdjudication } from '@/lib/adjudication/server/get-adjudication';
import { listEarlier } from '@/lib/adjudication/server/queue/list-earlier';
import type { Ctx } from '@/lib/auth/ctx';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { exportedSamples } from '@/lib/testing/actions/exported';
import { sampleLines } from '@/lib/testing/database/native-lines';
import { cutAt, type VoteLabel, vote } from '@/lib/testing/database/votes';
import { contentOf, contentsFor } from '../../contents/registry';
import { EXPORT_FORMATS } from '../../formats/registry';
import { exportSchema } from '../../formats/export-options';
import type { SampleRecord } from '../../contents/native/record';
import { exportProject } from './export-project';
import { receiveImport } from '../import/receive-import';
import { startImport } from '../import/start-import';
import { ingestImport } from '../ingest/ingest-import';
import { expectedRows, rowsByDuckDb, wholeFile } from '@/lib/testing/parquet-rows';
import { textOf } from '@/lib/testing/text-of';

const test = testDatabase();

async function read(ctx: Ctx, projectId: string, format: string, content = 'native'): Promise<string> {
  return textOf((await exportProject(ctx, projectId, exportSchema.parse({ content, format }))).bytes);
}

/** A sample for each origin: one person's, agreed by two, adjudicated by a lead, and one that nobody has adjudicated. */
async function world() {
  const { id: projectId } = await project(test.db);
  const [one, two] = [
    await member(test.db, projectId, 'annotator'),
    await member(test.db, projectId, 'annotator'),
  ];
  const lead = await member(test.db, projectId, 'lead');
  const make = async (externalId: string, ...said: [VoteLabel, VoteLabel][]) => {
    const { id: sampleId } = await sample(test.db, projectId, { externalId });
    const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
    const votes: string[] = [];
    for (const [at, labels] of said.entries())
      votes.push(await vote({ ...[one, two][at]!, db: test.db }, where, labels));
    return { sampleId, votes };
  };
  await make('alone', ['consistent', 'LCaus']);
  await make('both', ['consistent', 'KCont'], ['consistent', 'KCont']);
  const { sampleId, votes } = await make(
    'adjudicated',
    ['consistent', 'KCont'],
    ['consistent', 'consistent'],
  );
  await make('waiting', ['Hallu', 'KCont'], ['Hallu', 'consistent']);
  const act = (change: object) =>
    changeAdjudication(lead, projectId, sampleId, { changeId: crypto.randomUUID(), ...change });
  const { units } = await act({ kind: 'open' });
  await act({ kind: 'take', segmentId: units[1]!.id, version: 1, annotationId: votes[1] });
  await act({ kind: 'submit', version: 1 });
  return { projectId, lead, one, people: [one, two] as const };
}

async function imported(text: string): Promise<{ projectId: string; lead: Ctx }> {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const { id } = await receiveImport(lead, projectId, 'file', Readable.from([Buffer.from(text)]));
  await startImport(lead, id);
  await ingestImport(lead, id, new AbortController().signal);
  return { projectId, lead };
}

const goldOfFile = (text: string) =>
  sampleLines(text)
    .map((line) => JSON.parse(line) as SampleRecord)
    .map(({ id, gold }) => [id, gold] as const);

describe('gold in exports', () => {
  it('names where every label comes from', async () => {
    const { projectId, lead } = await world();
    const records = await exportedSamples(lead, projectId);
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
      adjudicated: [
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
    const adjudicated = records.find(({ id }) => id === 'adjudicated')!;
    expect(adjudicated.annotations.map(({ source, gold_origin }) => [source, gold_origin])).toEqual([
      ['annotator', null],
      ['annotator', null],
      ['adjudication', 'adjudicated'],
    ]);
    expect(adjudicated.gold).toMatchObject({
      cut: 'alike',
      needs: null,
      adjudicated_at: adjudicated.annotations[2]!.submitted_at,
      adjudicated_by: adjudicated.annotations[2]!.annotator,
    });
    expect(records.find(({ id }) => id === 'waiting')!.gold).toMatchObject({
      needs: 'verdict',
      adjudicated_by: null,
      adjudicated_at: null,
    });
    expect(adjudicated.gold!.units[1]).toMatchObject({ spans: [[26, 45]], quotes: ['It rises in a lake.'] });
  });

  it('is a table of its own, a row a segment', async () => {
    const { projectId, lead } = await world();
    const [head, ...rows] = (await read(lead, projectId, 'csv', 'gold')).trim().split('\r\n');
    expect(head).toMatch(
      /^question,ref,answer,id,.*segment_verdict,.*gold_origin,votes,agreeing,cut,needs,.*rule,pedigree$/,
    );
    const ends = rows.filter((row) => row.includes(',both,')).map((row) => row.split(',').slice(-9));
    expect(ends).toEqual([
      ['agreed', '2', '2', 'alike', '', '', '', 'unanimous', ''],
      ['agreed', '2', '2', 'alike', '', '', '', 'unanimous', ''],
    ]);
    expect((await read(lead, projectId, 'csv-safe', 'gold')).startsWith('\uFEFFquestion,')).toBe(true);
    const lines = (await read(lead, projectId, 'jsonl', 'gold')).trim().split('\n');
    const objects = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(objects).toHaveLength(rows.length);
    expect(Object.keys(objects[0]!)).toEqual(head!.split(','));
    expect(objects.filter(({ id }) => id === 'both')).toMatchObject([
      { gold_origin: 'agreed', votes: 2, segment_spans: [[expect.any(Number), expect.any(Number)]] },
      { gold_origin: 'agreed', votes: 2, rule: 'unanimous' },
    ]);
  });

  it('is the same in Parquet, typed', async () => {
    const { projectId, lead } = await world();
    const objects = (await read(lead, projectId, 'jsonl', 'gold'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    const options = exportSchema.parse({ content: 'gold', format: 'parquet' });
    const { bytes, fileName, contentType } = await exportProject(lead, projectId, options);
    expect(fileName).toMatch(/\.gold\.parquet$/);
    expect(contentType).toBe('application/vnd.apache.parquet');
    const { columns } = contentOf('gold');
    const rows = objects.map((one) => columns.map(({ name }) => one[name as never]));
    expect(await rowsByDuckDb(await wholeFile(bytes))).toEqual(expectedRows(columns, rows));
    expect(rows.length).toBeGreaterThan(4);
  });

  it('is kept from annotators, who see their own labels alone', async () => {
    const { projectId, one } = await world();
    const records = await exportedSamples(one, projectId);
    expect(records.map(({ gold }) => gold)).toEqual(records.map(() => null));
    for (const content of ['gold', 'refchecker', 'langfuse-scores', 'phoenix-annotations'])
      await expect(read(one, projectId, 'jsonl', content)).rejects.toMatchObject({
        error: { code: 'forbidden' },
      });
    for (const { id } of contentsFor(false)) {
      const format = EXPORT_FORMATS.find(({ contents }) => contents.includes(id))!;
      expect(await read(one, projectId, format.id, id)).not.toBe('');
    }
    expect(
      await test.db.auditEvent.count({ where: { action: 'export.download', actorId: one.userId } }),
    ).toBe(1 + contentsFor(false).length);
  });

  it('is the same, origins and all, in a project that was made of the file', async () => {
    const { projectId, lead, people } = await world();
    const { id: sampleId } = await sample(test.db, projectId, { externalId: 'cut' });
    const where = { projectId, sampleId };
    const two = await cutAt(test.db, sampleId, 26);
    const votes = [
      await vote({ ...people[0], db: test.db }, { ...where, ...two }, ['consistent', 'KCont']),
      await vote({ ...people[1], db: test.db }, { ...where, ...(await cutAt(test.db, sampleId)) }, ['KCont']),
    ];
    const act = (change: object) =>
      changeAdjudication(lead, projectId, sampleId, { changeId: randomUUID(), ...change });
    await act({ kind: 'open' });
    const { units } = await act({ kind: 'cut', version: 1, annotationId: votes[1] });
    await act({ kind: 'take', segmentId: units[0]!.id, version: 1, annotationId: votes[1] });
    await act({ kind: 'submit', version: 2 });
    const gold = await read(lead, projectId, 'csv', 'gold');
    for (const format of ['jsonl', 'csv', 'csv-safe']) {
      const other = await imported(await read(lead, projectId, format));
      expect.soft(await read(other.lead, other.projectId, 'csv', 'gold'), format).toBe(gold);
    }
  });

  it('keeps its origins through bulk acceptance and reopening, and says who accepted', async () => {
    const { projectId, lead } = await world();
    const before = new Map(goldOfFile(await read(lead, projectId, 'jsonl')));
    expect(await acceptAgreed(lead, projectId, parseListQuery({}))).toMatchObject({ accepted: 1 });
    const after = new Map(goldOfFile(await read(lead, projectId, 'jsonl')));
    const name = (await test.db.author.findFirstOrThrow({ where: { userId: lead.userId } })).name;
    expect(after.get('both')).toEqual({
      ...before.get('both'),
      adjudicated_by: name,
      adjudicated_at: expect.any(String),
    });
    for (const id of ['alone', 'adjudicated', 'waiting']) expect(after.get(id)).toEqual(before.get(id));

    const { id: sampleId } = await test.db.sample.findFirstOrThrow({
      where: { projectId, externalId: 'both' },
    });
    const reopen = { kind: 'reopen', changeId: randomUUID(), version: 2, reason: 'look again' };
    await changeAdjudication(lead, projectId, sampleId, reopen);
    expect(goldOfFile(await read(lead, projectId, 'jsonl'))).toEqual([...before]);
  });

  it('counts the newest annotation of a person, and has the earlier one as such', async () => {
    const { projectId, lead, people } = await world();
    const { id: sampleId } = await sample(test.db, projectId, { externalId: 'twice' });
    const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
    await vote({ ...people[0], db: test.db }, where, ['consistent', 'KCont']);
    await test.db.round.create({ data: { projectId, number: 2 } });
    await vote({ ...people[0], db: test.db }, where, ['consistent', 'consistent']);
    await vote({ ...people[1], db: test.db }, where, ['consistent', 'consistent']);
    const twice = async () => (await exportedSamples(lead, projectId)).find(({ id }) => id === 'twice')!;
    const record = await twice();
    expect(
      record.annotations.map(({ round, replaced_by_later }) => [round!.number, replaced_by_later]),
    ).toEqual([
      [1, true],
      [2, false],
      [2, false],
    ]);
    expect(record.gold).toMatchObject({ verdict: 'consistent', origin: 'agreed' });
    // Of two at the same moment the file and the list take the same.
    await test.db.annotation.updateMany({ where: { sampleId }, data: { submittedAt: new Date() } });
    const [replaced] = (await twice()).annotations.filter((one) => one.replaced_by_later);
    const view = await getAdjudication(lead, projectId, sampleId);
    expect(view.earlier.map(({ round }) => round)).toEqual([replaced!.round!.number]);
    await test.db.annotation.updateMany({
      where: { sampleId, round: { number: 1 } },
      data: { submittedAt: new Date('2024-05-01') },
    });
    const { earlier, raters } = await getAdjudication(lead, projectId, sampleId);
    expect([raters.length, earlier.map(({ round }) => round)]).toEqual([2, [1]]);
    expect([...(await listEarlier(lead, projectId, sampleId)).values()]).toEqual([1]);
    expect(await listEarlier(people[0], projectId, sampleId)).toEqual(new Map());
    const flags = (await exportedSamples(people[0], projectId)).flatMap(({ annotations }) => annotations);
    expect(flags.every(({ replaced_by_later }) => !replaced_by_later)).toBe(true);
  });
});
