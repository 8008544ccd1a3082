import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { saveChange } from '@/lib/annotation/server/labels/save-change';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { getWorkspace } from '@/lib/annotation/server/assignment/get-workspace';
import type { Change } from '@/lib/annotation/labels/change';
import type { WorkspaceView } from '@/lib/annotation/view';
import type { Ctx } from '@/lib/auth/ctx';
import { listUsers } from '@/lib/auth/server/list-users';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { exportedText, importedText } from '@/lib/testing/actions/exported';
import { sampleLines } from '@/lib/testing/database/native-lines';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { inspectImport } from '../import/inspect-import';
import { listRejects } from '../import/list-rejects';
import { receiveImport } from '../import/receive-import';

const test = testDatabase();

const exported = (ctx: Ctx, projectId: string, format: 'jsonl' | 'csv' | 'csv-safe') =>
  exportedText(ctx, projectId, { format });
const taken = importedText;

async function emptyProject() {
  const { id } = await project(test.db);
  return { id, lead: await member(test.db, id, 'lead') };
}

type Act = Change extends infer One ? (One extends Change ? Omit<One, 'changeId'> : never) : never;
const act = (ctx: Ctx, annotationId: string, change: Act) =>
  saveChange(ctx, annotationId, { ...change, changeId: randomUUID() });

/** A person claims the next sample, and says the same of each of its segments. */
async function reads(
  ctx: Ctx,
  projectId: string,
  how: (view: WorkspaceView, annotationId: string) => Promise<void>,
): Promise<void> {
  const claim = (await claimSample(ctx, projectId))!;
  await how(await getWorkspace(ctx, claim), claim.annotationId);
}

const CONSISTENT = {
  fact: 'consistent',
  logic: 'consistent',
  errorType: null,
  evidence: [],
  note: '',
} as const;

/** Two annotators, two runs, a split and a merge, an adjudication, evidence, a flag, a changed mind, a withdrawn sample. */
async function fullProject() {
  const { id, lead } = await emptyProject();
  const odd = { reference: '', answer: '😀 it is.\r\n𠮷 "so"\t=1, then 中.', question: "'=q\n" };
  const ids = [
    (await sample(test.db, id, { externalId: 'river' })).id,
    (await sample(test.db, id, { ...odd, externalId: 'odd, "id"' })).id,
    (
      await sample(test.db, id, {
        reference: `The river is 120 km long.${'长😀'.repeat(50_000)}`,
        externalId: 'long',
      })
    ).id,
  ];
  await test.db.sample.updateMany({
    where: { id: ids[0]! },
    data: {
      generator: 'm',
      coarseLabel: 'inconsistent',
      coarseType: 'KConc',
      metadata: { b: '1', a: [1.5, null] },
    },
  });
  await methodPrediction(test.db, id, [ids[0]!]);
  await methodPrediction(test.db, id, [ids[0]!, ids[2]!]);
  const [first, second] = [await member(test.db, id, 'annotator'), await member(test.db, id, 'annotator')];
  await test.db.user.updateMany({
    where: { id: { in: [first.userId, second.userId] } },
    data: { name: '王伟' },
  });

  await reads(first, id, async (view, annotationId) => {
    const [one, two] = view.segments.map((segment) => segment.id) as [string, string];
    const evidence = [
      { relation: 'supports', start: 0, end: 25, quote: 'The river is 120 km long.', origin: 'person' },
    ] as const;
    const label = { kind: 'label', segmentId: one, decides: true } as const;
    await act(first, annotationId, {
      ...label,
      version: 1,
      judgement: { ...CONSISTENT, evidence: [...evidence], note: 'n' },
    });
    const changed = {
      ...CONSISTENT,
      fact: 'inconsistent',
      errorType: 'KConc',
      evidence: [...evidence],
    } as const;
    await act(first, annotationId, {
      ...label,
      version: 2,
      judgement: { ...changed, evidence: [...evidence] },
    });
    const parts = [randomUUID(), randomUUID()] as [string, string];
    await act(first, annotationId, {
      kind: 'split',
      segmentId: two,
      at: 8,
      newIds: parts,
      version: view.annotation.version,
    });
    for (const segmentId of parts)
      await act(first, annotationId, {
        ...label,
        segmentId,
        version: 1,
        judgement: { ...CONSISTENT, evidence: [] },
      });
    await act(first, annotationId, { kind: 'flag', reason: '请看，"这里"', version: 2 });
    await act(first, annotationId, { kind: 'submit', version: 3 });
  });
  await reads(second, id, async (view, annotationId) => {
    const [one] = view.segments.map((segment) => segment.id) as [string];
    const newId = randomUUID();
    if (view.segments.length > 1)
      await act(second, annotationId, { kind: 'merge', segmentId: one, newId, version: 1 });
    await act(second, annotationId, {
      kind: 'note',
      note: '=not\r\nyet',
      version: view.segments.length > 1 ? 2 : 1,
    });
  });
  await flips(id, ids[0]!);
  await adjudicate(id, ids[0]!);
  await withdrawSample(lead, id, ids[2]!, 'broken');
  return { id, lead, ids };
}

/**
 * A third person's annotation over the judge's segments: they saw the prediction, changed their mind, then split the
 * segment.
 */
async function flips(projectId: string, sampleId: string): Promise<void> {
  await test.db.project.update({ where: { id: projectId }, data: { exposurePolicy: 'reveal' } });
  const third = await member(test.db, projectId, 'annotator');
  await test.db.roundSample.updateMany({ where: { sampleId }, data: { openPlaces: 1 } });
  await reads(third, projectId, async (view, annotationId) => {
    const segmentId = view.segments[0]!.id;
    for (const [at, fact] of (['unsure', 'consistent'] as const).entries())
      await act(third, annotationId, {
        kind: 'label',
        decides: true,
        segmentId,
        version: at + 1,
        judgement: { ...CONSISTENT, fact, evidence: [] },
      });
    await act(third, annotationId, { kind: 'undecide', segmentId, version: 3 });
    const newIds = [randomUUID(), randomUUID()] as [string, string];
    await act(third, annotationId, { kind: 'split', segmentId, at: 8, newIds, version: 1 });
  });
  expect(await test.db.flip.count({ where: { projectId } })).toBe(2);
}

/** A lead's own annotation of a sample over the annotator's segments. */
async function adjudicate(projectId: string, sampleId: string): Promise<void> {
  const from = await test.db.annotation.findFirstOrThrow({
    where: { sampleId, source: 'annotator', state: 'submitted' },
  });
  const author = await test.db.author.create({ data: { projectId, name: 'Lead' } });
  const items = await test.db.segmentationItem.findMany({ where: { segmentationId: from.segmentationId } });
  await test.db.annotation.create({
    data: {
      projectId,
      sampleId,
      source: 'adjudication',
      state: 'submitted',
      authorId: author.id,
      segmentationId: from.segmentationId,
      derivedFromId: from.id,
      verdict: 'consistent',
      submittedAt: new Date(),
      labels: {
        create: items.map(({ segmentId }) => ({
          segmentId,
          fact: 'consistent',
          logic: 'consistent',
          exposure: 'peer',
          decidedAt: new Date(),
        })),
      },
    },
  });
}

const countsOf = async (projectId: string) =>
  Promise.all([
    test.db.sample.count({ where: { projectId } }),
    test.db.annotation.count({ where: { projectId } }),
    test.db.segment.count({ where: { sample: { projectId } } }),
    test.db.segmentation.count({ where: { sample: { projectId } } }),
    test.db.label.count({ where: { annotation: { projectId } } }),
    test.db.author.count({ where: { projectId } }),
    test.db.run.count({ where: { projectId } }),
    test.db.flip.count({ where: { projectId } }),
  ]);

describe('ingestNative', () => {
  it('makes an equal project of every flavour, and adds nothing the second time', async () => {
    const { id, lead } = await fullProject();
    const files = new Map<string, string>();
    for (const format of ['jsonl', 'csv', 'csv-safe'] as const)
      files.set(format, await exported(lead, id, format));
    const annotations = sampleLines(files.get('jsonl')!).map(
      (line) => (JSON.parse(line) as { annotations: unknown[] }).annotations.length,
    );
    expect(annotations).toEqual([5, 1, 1]);

    for (const [format, file] of files) {
      const copy = await emptyProject();
      expect(await taken(copy.lead, copy.id, file)).toMatchObject({ state: 'done', rejected: 0, same: 0 });
      for (const [other, expected] of files)
        expect(await exported(copy.lead, copy.id, other as 'csv'), `${format} as ${other}`).toBe(expected);
      const counts = await countsOf(copy.id);
      for (const again of files.values())
        expect(await taken(copy.lead, copy.id, again)).toMatchObject({
          state: 'done',
          added: 0,
          rejected: 0,
        });
      expect(await countsOf(copy.id)).toEqual(counts);
    }
    const counts = await countsOf(id);
    for (const file of files.values())
      expect(await taken(lead, id, file)).toMatchObject({ added: 0, rejected: 0 });
    expect(await countsOf(id)).toEqual(counts);
  });

  it('gives annotations to authors without an account and to runs that no worker takes up', async () => {
    const { id, lead } = await fullProject();
    const copy = await emptyProject();
    await taken(copy.lead, copy.id, await exported(lead, id, 'jsonl'));
    const authors = await test.db.author.findMany({
      where: { projectId: copy.id },
      orderBy: { createdAt: 'asc' },
    });
    expect(authors.map(({ name }) => name)).toContain('Lead');
    const users = await test.db.user.findMany({
      where: { authors: { some: { projectId: copy.id } } },
      include: { accounts: true },
    });
    expect(users).toHaveLength(authors.length);
    for (const user of users) {
      expect(user).toMatchObject({ importedIntoId: copy.id, accounts: [], role: 'member' });
      expect(user.disabledAt).not.toBeNull();
    }
    const owner = await person(test.db, 'owner');
    const listed = (await listUsers(owner)).map(({ id: userId }) => userId);
    expect(listed).not.toEqual(expect.arrayContaining([users[0]!.id]));
    const runs = await test.db.run.findMany({ where: { projectId: copy.id }, orderBy: { createdAt: 'asc' } });
    expect(
      runs.map(({ method, state, imported, total, done }) => ({ method, state, imported, total, done })),
    ).toEqual([
      { method: 'offline', state: 'done', imported: true, total: 1, done: 1 },
      { method: 'offline', state: 'done', imported: true, total: 2, done: 2 },
    ]);
    const samples = await test.db.sample.findMany({
      where: { projectId: copy.id },
      orderBy: { ordinal: 'asc' },
      include: { rounds: true },
    });
    expect(samples.map(({ rounds, withdrawnReason }) => [rounds[0]!.openPlaces, withdrawnReason])).toEqual([
      [0, null],
      [0, null],
      [1, 'broken'],
    ]);
    const auditRows = await test.db.auditEvent.findMany({
      where: { projectId: copy.id, action: 'annotation.import' },
    });
    expect(auditRows.map(({ actorId }) => actorId)).toEqual(Array(7).fill(copy.lead.userId));
  });

  it('takes files from before there were policies, and knows nothing of any', async () => {
    const { id, lead } = await fullProject();
    const later =
      /,"(policy|control|revealed_at|record|honeypot|return_reason|peers_seen_at)":(null|true|false|"[^"]*")|,"(flips|rounds|places|comments)":\[[^\]]*\]|(?<=face4rag-studio\/)2/g;
    const older = sampleLines(await exported(lead, id, 'jsonl'))
      .join('\n')
      .replaceAll(later, (found) => (found === '2' ? '1' : ''));
    expect(older).not.toMatch(/"policy"|"flips"/);
    const copy = await emptyProject();
    expect(await taken(copy.lead, copy.id, older)).toMatchObject({ added: 3, rejected: 0 });
    const where = { projectId: copy.id };
    expect(await test.db.annotation.count({ where: { ...where, policy: null, control: false } })).toBe(7);
    expect(await test.db.flip.count({ where })).toBe(0);
  });

  it('is announced before it is taken, with what comes along', async () => {
    const { id, lead } = await fullProject();
    const copy = await emptyProject();
    for (const format of ['jsonl', 'csv', 'csv-safe'] as const) {
      const body = Readable.from([Buffer.from(await exported(lead, id, format))]);
      const received = await receiveImport(copy.lead, copy.id, 'file', body);
      const { settings, missing, preview } = await inspectImport(copy.lead, received.id);
      expect([settings.preset, missing]).toEqual(['native', []]);
      expect(preview.map(({ sample: shown }) => [shown?.id, shown?.annotations?.length])).toEqual([
        ['river', 5],
        ['odd, "id"', 1],
        ['long', 1],
      ]);
    }
  });

  it('rejects what was tampered with by line and reason, and takes all the rest', async () => {
    const { id, lead } = await fullProject();
    const lines = sampleLines(await exported(lead, id, 'jsonl'));
    const copy = await emptyProject();
    const bad = [lines[0]!.replace('"quote":"The river', '"quote":"The lake'), lines[1], lines[2]].join('\n');
    const result = await taken(copy.lead, copy.id, bad);
    expect(result).toMatchObject({ rows: 3, added: 2, rejected: 1 });
    const [reject] = await listRejects(copy.lead, result.id, 0, 10);
    expect(reject).toMatchObject({
      line: 1,
      reason: 'quote',
      column: 'annotations[0].segments[0].evidence[0].quote',
    });
    const mended = await taken(copy.lead, copy.id, lines.join('\n'));
    expect(mended).toMatchObject({ added: 1, same: 2, rejected: 0 });

    const table = (await exported(lead, id, 'csv')).split('\r\n');
    const other = await emptyProject();
    const broken = table.map((row) => row.replace(',KConc,"[{', ',Nonsense,"[{')).join('\r\n');
    expect(broken).not.toBe(table.join('\r\n'));
    const half = await taken(other.lead, other.id, broken);
    const rejects = await listRejects(other.lead, half.id, 0, 20);
    expect(rejects.map(({ reason, column }) => [reason, column])).toContainEqual([
      'error_type',
      'error_type',
    ]);
    expect(half.rows).toBe(half.added + half.rejected);
    expect(await test.db.sample.count({ where: { projectId: other.id } })).toBe(3);
    await taken(other.lead, other.id, table.join('\r\n'));
    expect((await countsOf(other.id)).slice(0, 3)).toEqual((await countsOf(copy.id)).slice(0, 3));
  });

  it('rejects other texts under the same id and another annotation by the same author', async () => {
    const { id, lead } = await fullProject();
    const [line] = sampleLines(await exported(lead, id, 'jsonl'));
    const copy = await emptyProject();
    await taken(copy.lead, copy.id, `${line}\n`);
    const counts = await countsOf(copy.id);
    const otherText = line!.replace('"question":"How long', '"question":"How very long');
    const otherNote = line!.replace('"note":"n"', '"note":"another"').replace('"note":"",', '"note":"x",');
    const result = await taken(copy.lead, copy.id, `${otherText}\n${otherNote}\n`);
    const rejects = await listRejects(copy.lead, result.id, 0, 10);
    expect(rejects.map(({ line: at, reason }) => [at, reason])).toEqual([
      [1, 'id_taken'],
      [2, 'annotation_differs'],
    ]);
    expect(await countsOf(copy.id)).toEqual(counts);
  });
});
