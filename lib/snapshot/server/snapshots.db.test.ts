import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { memoryBytes } from '@/lib/exchange/bytes/file-bytes';
import { writeParquet } from '@/lib/exchange/formats/parquet/write-parquet';
import { openZip } from '@/lib/exchange/parse/zip/zip-archive';
import { closeBoss } from '@/lib/jobs/boss';
import { exportedText, importedText } from '@/lib/testing/actions/exported';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { madeSnapshot } from '@/lib/testing/database/made-snapshot';
import { cutAt, vote, type VoteLabel } from '@/lib/testing/database/votes';
import { rowsByHyparquet, wholeFile } from '@/lib/testing/parquet-rows';
import { textOf } from '@/lib/testing/text-of';
import { canonicalJson } from '../canonical-json';
import { comparisonQuerySchema } from '../comparison-view-schema';
import { folderTables } from '../folder/tables';
import { snapshotOrderSchema } from '../order';
import { snapshotFileSchema } from '../snapshot-file';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import { span } from '@/lib/text/offsets';
import { compareSnapshots } from './compare-snapshots';
import { createSnapshot } from './create-snapshot';
import { deleteSnapshot } from './delete-snapshot';
import { exportFolder } from './export-folder';
import { exportSnapshot } from './export-snapshot';
import { getSnapshot } from './get-snapshot';
import { giveUpSnapshot } from './give-up-snapshot';
import { listGolds } from './list-golds';
import { listSnapshots } from './list-snapshots';
import { loadSnapshot } from './load-snapshot';
import { makeSnapshot } from './make-snapshot';
import { stopSnapshot } from './stop-snapshot';

const test = testDatabase();
const never = new AbortController().signal;
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterAll(() => closeBoss());

const boat = (externalId: string, more: object = {}) =>
  sample(test.db, projectId, {
    question: `Which colour has boat ${externalId}?`,
    reference: `Boat ${externalId} is red. It is fast.`,
    answer: `Boat ${externalId} is red. It is fast.`,
    language: 'en',
    externalId,
    ...more,
  });

async function votes(by: string, sampleId: string, ...said: VoteLabel[]): Promise<void> {
  const cut = await cutAt(test.db, sampleId, ...(said.length === 2 ? [14] : []));
  const annotator = { ...(await member(test.db, projectId, 'annotator')), db: test.db };
  await test.db.user.update({ where: { id: annotator.actor.userId! }, data: { name: by } });
  await vote(annotator, { projectId, sampleId, ...cut }, said);
}

async function ordered(order: object = {}, own = projectId): Promise<string> {
  const asked = snapshotOrderSchema.parse({ reason: 'A release', ...order });
  return (await createSnapshot({ ...lead, actor: commandLineActor }, own, asked)).id;
}
const make = (id: string, signal = never) =>
  makeSnapshot({ actor: commandLineActor, db: test.db }, id, signal);
async function made(order: object = {}, own = projectId) {
  const id = await madeSnapshot({ ...lead, actor: commandLineActor }, own, order);
  const found = await test.db.snapshot.findUniqueOrThrow({ where: { id } });
  return { id, hash: found.hash!, number: String(found.number) };
}
const file = async (id: string, options: object = {}, as = lead): Promise<string> =>
  textOf((await exportSnapshot(as, projectId, id, snapshotFileSchema.parse(options))).bytes);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a snapshot', () => {
  it('three samples of which two have gold: counts, and a hash that the file of its lines has', async () => {
    const [b, a] = [await boat('b'), await boat('A')];
    await boat('é');
    await votes('Ann', b.id, 'consistent', 'consistent');
    await votes('Bo', a.id, 'KCont');
    const { id, hash } = await made();
    const { manifest, state, number, createdBy } = await getSnapshot(lead, projectId, id);
    expect({ state, number, createdBy }).toEqual({ state: 'done', number: 1, createdBy: null });
    expect(manifest).toMatchObject({
      ...{ content: 'gold', hash, samples: 3, guideline: null, agreement: null, splits: [] },
      languages: [{ name: 'en', samples: 3 }],
      generators: [{ name: '', samples: 3 }],
      origins: [{ name: 'collected', samples: 3 }],
      lengths: { question: 24, reference: 26, answer: 26 },
      gold: { consistent: 1, inconsistent: 1, open: 1 },
      goldOrigins: { single: 2, agreed: 0, adjudicated: 0 },
      types: { KCont: 1, Hallu: 0 },
      segments: { n: 3, inconsistent: 1 },
      ...{ annotators: 2, annotations: 2, blind: 2, judges: [] },
      exposure: { nothing: 3, verdict: 0 },
    });
    const text = await file(id);
    expect(sha256(text)).toBe(hash);
    const lines = text.trimEnd().split('\n');
    const records = lines.map((line) => JSON.parse(line) as SampleRecord);
    // By code points: capitals come before small letters, and these before é.
    expect(records.map(({ id: own }) => own)).toEqual(['A', 'b', 'é']);
    expect(lines).toEqual(records.map(canonicalJson));
    expect(records.map(({ annotations }) => annotations)).toEqual([[], [], []]);
    expect(text).not.toMatch(/Ann|Bo"/);
  });

  it('a label that changes afterwards: the snapshot stays as it was, and its rows refuse a change', async () => {
    const { id: sampleId } = await boat('a');
    await votes('Ann', sampleId, 'consistent');
    const { id } = await made();
    const before = await file(id);
    await votes('Bo', sampleId, 'Hallu');
    expect(await file(id)).toBe(before);
    await expect(
      test.db.snapshotSample.updateMany({ where: { snapshotId: id }, data: { split: 'x' } }),
    ).rejects.toThrow('immutable');
    await expect(test.db.snapshot.update({ where: { id }, data: { hash: 'x' } })).rejects.toThrow(
      'immutable',
    );
  });

  it('the same project elsewhere, from its own file: has the same hash, of gold and of all annotations', async () => {
    for (const name of ['a', 'b', '𠮷']) {
      const { id } = await boat(name);
      await votes('Ann', id, 'consistent', 'KConf');
      await votes('Bo', id, 'consistent', 'KConf');
    }
    const here = [await made(), await made({ content: 'annotations' })];
    const { id: elsewhere } = await project(test.db);
    const other = await member(test.db, elsewhere, 'lead');
    await importedText(other, elsewhere, await exportedText(lead, projectId));
    const there = [await made({}, elsewhere), await made({ content: 'annotations' }, elsewhere)];
    expect(there.map(({ hash }) => hash)).toEqual(here.map(({ hash }) => hash));
    expect(here[0]!.hash).not.toBe(here[1]!.hash);
  });

  it('with splits: a question keeps its answers together, and the file of a split has its hash', async () => {
    for (let n = 0; n < 12; n += 1)
      for (const answer of ['It is red.', 'It is blue.'])
        await boat(`${n} ${answer}`, { question: `Which colour has boat ${n}?`, answer });
    const splits = [
      { name: 'train', share: 60 },
      { name: 'test', share: 40 },
    ];
    const { id } = await made({ splits });
    const { manifest } = await getSnapshot(lead, projectId, id);
    const questions = await Promise.all(
      splits.map(async ({ name }, at) => {
        const text = await file(id, { split: name });
        const told = manifest!.splits[at]!;
        expect(told).toEqual({ ...splits[at], samples: told.samples, hash: sha256(text) });
        const records = text.trimEnd().split('\n');
        expect(records).toHaveLength(told.samples);
        return new Set(records.map((line) => (JSON.parse(line) as SampleRecord).question));
      }),
    );
    expect(questions[0]!.size + questions[1]!.size).toBe(12);
    expect([...questions[0]!].filter((one) => questions[1]!.has(one))).toEqual([]);
    await expect(file(id, { split: 'dev' })).rejects.toMatchObject({ error: { code: 'invalid' } });
  });

  it('as a folder: rows by split as the card counts them, and who took it in the audit log', async () => {
    for (let n = 0; n < 8; n += 1) {
      const { id: sampleId } = await boat(`${n}`);
      if (n > 1) await votes(`Ann ${n}`, sampleId, n % 2 ? 'consistent' : 'Hallu');
    }
    const splits = [
      { name: 'train', share: 50 },
      { name: 'test', share: 50 },
    ];
    const { id } = await made({ splits, content: 'annotations' });
    const { bytes, fileName } = await exportFolder(lead, projectId, id);
    expect(fileName).toBe('A-project-v1.zip');
    const zip = await openZip(memoryBytes(await wholeFile(bytes)));
    const readme = await textOf(zip.bytes('README.md'));
    const counted = [...readme.matchAll(/num_examples: (\d+)/g)].map(([, n]) => Number(n));
    const tables = ['gold', 'annotations', 'soft_labels', 'noisy_labels'].flatMap((table) =>
      splits.map(({ name }) => `${table}/${name}`),
    );
    const rows = await Promise.all(
      tables.map(
        async (table) => (await rowsByHyparquet(await wholeFile(zip.bytes(`${table}/0000.parquet`)))).length,
      ),
    );
    expect(rows).toEqual(counted);
    expect(rows[0]! + rows[1]!).toBe(6);
    expect(readme).not.toContain('Ann 2');
    const taken = await test.db.auditEvent.findFirst({ where: { objectId: id, action: 'export.download' } });
    expect(taken!.after).toEqual({ number: 1, format: 'folder' });
    await expect(exportFolder(await member(test.db, projectId, 'annotator'), projectId, id)).rejects.toThrow(
      'forbidden',
    );
  });

  it('as a folder, after its project was renamed: the same bytes and tag', async () => {
    await votes('Ann', (await boat('1')).id, 'Hallu');
    const { id } = await made();
    const folder = async () => {
      const { bytes, ...told } = await exportFolder(lead, projectId, id);
      return {
        ...told,
        hash: createHash('sha256')
          .update(await wholeFile(bytes))
          .digest('hex'),
      };
    };
    const before = await folder();
    await test.db.project.update({ where: { id: projectId }, data: { name: 'Renamed' } });
    expect(await folder()).toEqual(before);
    const { manifest } = await getSnapshot(lead, projectId, id);
    expect(manifest!.project).toBe('A project');
  });

  it('as a folder: each table is what the records of the snapshot make, byte by byte', async () => {
    const { id: sampleId } = await boat('1', { metadata: { port: 'Ō' }, generator: 'demo-model' });
    await votes('Ann', sampleId, 'Hallu');
    await votes('Bob', sampleId, 'consistent');
    await votes('Cleo', (await boat('2')).id, 'consistent', 'KCont');
    const { id } = await made({ content: 'annotations' });
    const { manifest } = await getSnapshot(lead, projectId, id);
    const zip = await openZip(memoryBytes(await wholeFile((await exportFolder(lead, projectId, id)).bytes)));
    const tables = folderTables(manifest!);
    expect(tables.map(({ name }) => name)).toEqual(['gold', 'annotations', 'soft_labels', 'noisy_labels']);
    for (const { name, rows } of tables) {
      const file = await wholeFile(zip.bytes(`${name}/train/0000.parquet`));
      expect((await rowsByHyparquet(file)).length, name).toBeGreaterThan(0);
      expect(file, name).toEqual(await wholeFile(writeParquet(loadSnapshot(id), rows)));
    }
  });

  it('a job that was broken off: starts over and keeps each sample once', async () => {
    for (const name of ['a', 'b', 'c']) await boat(name);
    const id = await ordered();
    const broken = new AbortController();
    broken.abort(new Error('stopped'));
    await expect(make(id, broken.signal)).rejects.toThrow('stopped');
    await make(id);
    expect(await test.db.snapshotSample.count({ where: { snapshotId: id } })).toBe(3);
    expect(await getSnapshot(lead, projectId, '1')).toMatchObject({ state: 'done', done: 3 });
  });

  it('stopped: keeps nothing, cannot be taken as a file, and its number is not used again', async () => {
    await boat('a');
    const id = await ordered();
    await expect(ordered()).rejects.toMatchObject({ error: { code: 'state', reason: 'already_running' } });
    await stopSnapshot(lead, projectId, id);
    await make(id);
    expect(await test.db.snapshotSample.count({ where: { snapshotId: id } })).toBe(0);
    await expect(file(id)).rejects.toMatchObject({ error: { code: 'state', reason: 'not_done' } });
    await expect(stopSnapshot(lead, projectId, id)).rejects.toMatchObject({
      error: { reason: 'already_ended' },
    });
    expect((await made()).number).toBe('2');
  });

  it('given up, or stopped, after an attempt that was broken off: keeps nothing of it', async () => {
    await boat('a');
    for (const end of [giveUpSnapshot.bind(null, lead), stopSnapshot.bind(null, lead, projectId)]) {
      const id = await ordered();
      const broken = new AbortController();
      broken.abort(new Error('stopped'));
      await expect(make(id, broken.signal)).rejects.toThrow('stopped');
      expect(await test.db.snapshotSample.count({ where: { snapshotId: id } })).toBe(1);
      await end(id, 'no space');
      expect(await test.db.snapshotSample.count({ where: { snapshotId: id } })).toBe(0);
    }
    expect(await listSnapshots(lead, projectId)).toMatchObject([
      { state: 'cancelled', error: null },
      { state: 'failed', error: 'no space' },
    ]);
    // What a webhook is told of.
    const ends = await test.db.auditEvent.findMany({ where: { projectId, action: 'snapshot.end' } });
    expect(ends.map(({ after }) => after)).toEqual([{ state: 'failed' }]);
  });

  it('deleted by an owner: what it held is gone, number, manifest and hash stay', async () => {
    await boat('a');
    const { id, hash } = await made();
    await expect(deleteSnapshot(lead, projectId, id)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    const owner = await person(test.db, 'owner');
    await deleteSnapshot(owner, projectId, id);
    await expect(deleteSnapshot(owner, projectId, id)).rejects.toMatchObject({
      error: { reason: 'snapshot_deleted' },
    });
    await expect(file(id)).rejects.toMatchObject({ error: { reason: 'snapshot_deleted' } });
    expect(await test.db.snapshotSample.count({ where: { snapshotId: id } })).toBe(0);
    expect(await listSnapshots(lead, projectId)).toMatchObject([
      { number: 1, manifest: { hash }, deletedAt: expect.any(String) as string },
    ]);
    const log = await test.db.auditEvent.findMany({ where: { objectId: id }, orderBy: { id: 'asc' } });
    expect(log.map(({ action }) => action)).toEqual(['snapshot.create', 'snapshot.end', 'snapshot.delete']);
  });

  it('of nobody else: a reader takes it, an annotator and another project do not', async () => {
    await boat('a');
    const { id } = await made();
    expect(await file(id, {}, await member(test.db, projectId, 'reader'))).toContain('"id":"a"');
    await expect(file(id, {}, await member(test.db, projectId, 'annotator'))).rejects.toThrow('forbidden');
    const { id: elsewhere } = await project(test.db);
    const other = await member(test.db, elsewhere, 'lead');
    await expect(getSnapshot(other, elsewhere, id)).rejects.toThrow('not_found');
    await expect(getSnapshot(other, projectId, id)).rejects.toThrow('not_found');
    await expect(ordered({}, elsewhere)).rejects.toMatchObject({ error: { reason: 'no_samples' } });
  });
});

describe('two snapshots', () => {
  it('a sample that came, one that went, one with another verdict: each is told, with evidence and who', async () => {
    const [a, b, c] = [await boat('a'), await boat('b'), await boat('c')];
    await votes('Ann', a.id, 'consistent', 'consistent');
    await votes('Ann', b.id, 'consistent');
    const first = await made({ content: 'annotations' });
    await test.db.sample.update({ where: { id: c.id }, data: { withdrawnAt: new Date() } });
    await boat('d');
    await votes('Bo', a.id, 'consistent', 'LCaus');
    const second = await made({ content: 'annotations' });
    const query = comparisonQuerySchema.parse({ with: first.number });
    const found = await compareSnapshots(lead, projectId, second.number, query);
    expect(found).toMatchObject({
      before: 1,
      after: 2,
      same: 1,
      added: 1,
      gone: 1,
      changed: 1,
      verdicts: 1,
      total: 3,
    });
    const [changed, gone, added] = found.samples;
    expect([changed, gone, added].map((one) => [one!.externalId, one!.kind])).toEqual([
      ...[
        ['a', 'changed'],
        ['c', 'gone'],
        ['d', 'added'],
      ],
    ]);
    expect(changed).toMatchObject({
      verdict: { before: 'consistent', after: 'undecided' },
      people: { added: ['Bo'], gone: [], changed: [] },
    });
    const reader = await member(test.db, projectId, 'reader');
    const told = await compareSnapshots(reader, projectId, '2', { ...query, kind: 'changed' });
    expect(told.total).toBe(1);
    expect(told.samples[0]!.people.added).toEqual([expect.stringMatching(/^annotator_\d$/)]);
  });
});

describe('two snapshots between which methods predicted again', () => {
  it('one of two samples has a new label too: the other differs in predictions alone, and is listed by itself', async () => {
    const [a, b] = [await boat('a'), await boat('b')];
    await boat('c');
    await votes('Ann', a.id, 'consistent');
    await votes('Ann', b.id, 'consistent');
    const fast = { ...RIVER[0]!, text: 'It is fast.', spans: [span(15, 26)], evidence: [] };
    await methodPrediction(test.db, projectId, [a.id, b.id], [fast]);
    const first = await made({ content: 'annotations' });
    await methodPrediction(test.db, projectId, [a.id, b.id], [fast], {
      method: 'whole-answer',
      judges: ['fact'],
    });
    await votes('Bo', a.id, 'consistent');
    const second = await made({ content: 'annotations' });
    const query = comparisonQuerySchema.parse({ with: first.number });
    const found = await compareSnapshots(lead, projectId, second.number, query);
    expect(found).toMatchObject({ same: 1, added: 0, gone: 0, changed: 1, predictions: 1, total: 1 });
    expect(found.samples).toMatchObject([
      { externalId: 'a', kind: 'changed', people: { added: ['Bo'] }, fields: ['predictions'] },
    ]);
    const alone = await compareSnapshots(lead, projectId, second.number, { ...query, kind: 'predictions' });
    expect(alone.total).toBe(1);
    expect(alone.samples).toMatchObject([
      { externalId: 'b', kind: 'predictions', segments: [], fields: ['predictions'] },
    ]);
  });
});

describe('two snapshots between which the gold rule alone changed', () => {
  it.each(['gold', 'annotations'] as const)('with %s before: every sample is the same', async (content) => {
    const { id } = await boat('a');
    await votes('Ann', id, 'consistent');
    await votes('Bo', id, 'consistent');
    const first = await made({ content });
    await test.db.project.update({ where: { id: projectId }, data: { goldRule: 'majority' } });
    const second = await made({ content: 'gold' });
    const query = comparisonQuerySchema.parse({ with: first.number });
    const found = await compareSnapshots(lead, projectId, second.number, query);
    expect([found.goldRule.before.kind, found.goldRule.after.kind]).toEqual(['unanimous', 'majority']);
    expect(found).toMatchObject({ same: 1, changed: 0, verdicts: 0, samples: [] });
    expect(found.goldAlone).toBe(content === 'annotations');
  });
});

describe('a run over the gold of a snapshot', () => {
  const splits = [
    { name: 'train', share: 50 },
    { name: 'test', share: 50 },
  ];
  const chosen = async (goldOf: string): Promise<string[]> => {
    const { id } = await startRun(lead, projectId, { method: 'offline', choice: { goldOf } });
    const { sampleIds } = await test.db.run.update({ where: { id }, data: { state: 'cancelled' } });
    return sampleIds.toSorted();
  };

  it('reads the samples whose gold it decides, as it was then, or those of one split', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { id } = await boat(`${n}`);
      await votes(`Ann ${n}`, id, n === 5 ? 'unsure' : 'consistent');
      ids.push(id);
    }
    await boat('without gold');
    const { id } = await made({ splits });
    await votes('Bo', ids[0]!, 'Hallu'); // open by now
    expect(await chosen('1')).toEqual(ids.slice(0, 5).toSorted());
    const parts = [await chosen('1/train'), await chosen('1/test')];
    expect(parts.every((part) => part.length > 0)).toBe(true);
    expect(parts.flat().toSorted()).toEqual(ids.slice(0, 5).toSorted());
    expect(await listGolds(lead, projectId)).toEqual(['1', '1/train', '1/test']);
    await deleteSnapshot(await person(test.db, 'owner'), projectId, id);
    expect(await listGolds(lead, projectId)).toEqual([]);
  });

  it('a snapshot that the project has not: there is nothing to judge', async () => {
    await boat('a');
    await expect(chosen('1')).rejects.toMatchObject({ error: { reason: 'nothing_to_read' } });
  });
});
