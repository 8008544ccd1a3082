import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { freeSlots, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { saveChange } from '../labels/save-change';
import { claimSample } from './claim-sample';
import { getWorkspace } from './get-workspace';
import { listMySamples } from './list-my-samples';
import { openReserved } from './open-reserved';
import { reserveSamples } from './reserve-samples';

const test = testDatabase();
let projectId: string;
let [first, second]: string[] = [];
let ann: Ctx & { userId: string };

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  first = (await sample(test.db, projectId)).id;
  second = (await sample(test.db, projectId)).id;
  ann = await member(test.db, projectId, 'annotator');
  await claimSample(ann, projectId);
});

const reserveSample = async (ctx: Ctx, of: string, besides: string) =>
  (await reserveSamples(ctx, of, { besides, count: 1 }))[0] ?? null;
/** Opens a sample as its person's workspace does, which holds the draft that was reserved last. */
async function openIt(sampleId: string): Promise<void> {
  const draft = await test.db.annotation.findFirst({ where: { sampleId, author: { userId: ann.userId } } });
  await openReserved(ann, projectId, { sampleId, annotationId: draft?.id ?? crypto.randomUUID() });
}
const slots = (id: string) => freeSlots(test.db, id);
const claims = () => test.db.auditEvent.count({ where: { projectId, action: 'sample.claim' } });
const lapse = () =>
  test.db.assignment.updateMany({
    where: { projectId, reservedUntil: { not: null } },
    data: { reservedUntil: new Date(Date.now() - 1) },
  });

describe('reserveSamples', () => {
  it('two samples: are reserved in queue order, and stay the same when the first one is opened', async () => {
    const [third, fourth] = [await sample(test.db, projectId), await sample(test.db, projectId)];
    const two = await reserveSamples(ann, projectId, { besides: first!, count: 2 });
    expect(two.map(({ sampleId }) => sampleId)).toEqual([second, third.id]);
    await openIt(second!);
    await test.db.assignment.updateMany({ where: { sampleId: first }, data: { state: 'submitted' } });
    const next = await reserveSamples(ann, projectId, { besides: second!, count: 2 });
    expect(next.map(({ sampleId }) => sampleId)).toEqual([third.id, fourth.id]);
    expect(next[0]).toEqual(two[1]);
    await test.db.assignment.updateMany({ where: { sampleId: second }, data: { state: 'submitted' } });
    expect(await reserveSamples(ann, projectId, { besides: third.id, count: 2 })).toEqual([next[1]]);
  });

  it('the next sample: is reserved with a draft and no audit row, the same one when asked again', async () => {
    const ahead = await reserveSample(ann, projectId, first!);
    expect(ahead?.sampleId).toBe(second);
    expect(await reserveSample(ann, projectId, first!)).toEqual(ahead);
    expect(await slots(second!)).toBe(0);
    expect(await claims()).toBe(1);
    const { rows } = await listMySamples(ann, projectId);
    expect(rows.map(({ sampleId }) => sampleId)).toEqual([first]);
    const view = await getWorkspace(ann, { sampleId: first! });
    expect(view.progress).toEqual({ submitted: 0, remaining: 1, atHand: true });
  });

  it('is what the queue gives next, and belongs to nobody else meanwhile', async () => {
    const ahead = await reserveSample(ann, projectId, first!);
    const other = await member(test.db, projectId, 'annotator');
    expect(await claimSample(other, projectId)).toBeNull();
    await test.db.assignment.updateMany({ where: { sampleId: first }, data: { state: 'submitted' } });
    expect(await claimSample(ann, projectId)).toEqual(ahead);
    expect(await claims()).toBe(2);
  });

  it('an empty queue: null; a sample in progress: comes before a new one', async () => {
    await reserveSample(ann, projectId, first!);
    await openIt(second!);
    expect((await reserveSample(ann, projectId, second!))?.sampleId).toBe(first);
    await test.db.assignment.updateMany({ where: { sampleId: first }, data: { state: 'submitted' } });
    expect(await reserveSample(ann, projectId, second!)).toBeNull();
  });

  it('a reader: refused; an outsider: not found', async () => {
    const reader = await member(test.db, projectId, 'reader');
    await expect(reserveSample(reader, projectId, first!)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    const { id: elsewhere } = await project(test.db);
    await expect(reserveSample(ann, elsewhere, first!)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

describe('a reservation that nobody opens', () => {
  it('goes to who asks next once it has lapsed, and leaves nothing behind', async () => {
    const ahead = await reserveSample(ann, projectId, first!);
    await lapse();
    const other = await member(test.db, projectId, 'annotator');
    const claim = await claimSample(other, projectId);
    expect(claim?.sampleId).toBe(second);
    expect(await slots(second!)).toBe(0);
    expect(await test.db.annotation.count({ where: { id: ahead!.annotationId } })).toBe(0);
    await expect(openIt(second!)).rejects.toMatchObject({
      error: { code: 'state', reason: 'not_claimed' },
    });
    expect(await reserveSample(ann, projectId, first!)).toBeNull();
  });

  it('goes to one of twenty who ask at once', async () => {
    await reserveSample(ann, projectId, first!);
    await lapse();
    const people = await Promise.all(
      Array.from({ length: 20 }, () => member(test.db, projectId, 'annotator')),
    );
    const got = await Promise.all(people.map((ctx) => claimSample(ctx, projectId)));
    expect(got.filter((claim) => claim !== null).map((claim) => claim!.sampleId)).toEqual([second]);
    expect(await slots(second!)).toBe(0);
  });

  it('stays where its person has opened it or acted on it, however late', async () => {
    const ahead = await reserveSample(ann, projectId, first!);
    await saveChange(ann, ahead!.annotationId, {
      kind: 'flag',
      changeId: crypto.randomUUID(),
      reason: 'odd',
      version: 1,
    });
    await lapse();
    const other = await member(test.db, projectId, 'annotator');
    expect(await claimSample(other, projectId)).toBeNull();
    await openIt(second!);
    await openIt(second!);
    expect(await claims()).toBe(2);
    expect(await test.db.assignment.count({ where: { projectId, reservedUntil: { not: null } } })).toBe(0);
  });
});
