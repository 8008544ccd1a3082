import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveChange } from '@/lib/annotation/server/labels/save-change';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { getSample } from '@/lib/annotation/server/predictions/get-sample';
import { getWorkspace } from '@/lib/annotation/server/assignment/get-workspace';
import { listMySamples } from '@/lib/annotation/server/assignment/list-my-samples';
import type { Ctx } from '@/lib/auth/ctx';
import { exportSchema } from '@/lib/exchange/formats/export-options';
import { exportProject } from '@/lib/exchange/server/export/export-project';
import { countUnread } from '@/lib/notice/server/count-unread';
import { listNotices } from '@/lib/notice/server/list-notices';
import { markNotices } from '@/lib/notice/server/mark-notices';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { DEFAULT_SAMPLE_QUERY } from '@/lib/sample/query';
import { listSamples } from '@/lib/adjudication/server/list-samples';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { submitDraft, roundOf } from '@/lib/testing/database/round';
import { addComment } from './add-comment';
import { countComments } from './count-comments';
import { listComments } from './list-comments';
import { textOf } from '@/lib/testing/text-of';

const test = testDatabase();
type Person = Ctx & { userId: string };
let projectId: string;
let roundId: string;
let lead: Person;
let peer: Person;
let me: Person;
/** Of alike texts; the first a honeypot that the peer has read and talked of, the other one fresh. */
let honeypot: string;
let fresh: string;

const nameOf = async ({ userId }: Person) =>
  (await test.db.user.findUniqueOrThrow({ where: { id: userId } })).name;
async function say(ctx: Ctx, sampleId: string, body: string, threadId?: string): Promise<string> {
  const id = randomUUID();
  await addComment(ctx, projectId, sampleId, { id, body, threadId });
  return id;
}

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  peer = await member(test.db, projectId, 'annotator');
  me = await member(test.db, projectId, 'annotator');
  honeypot = (await sample(test.db, projectId)).id;
  await test.db.sample.update({
    where: { id: honeypot },
    data: { coarseLabel: 'inconsistent', coarseType: 'Hallu', metadata: { hint: 'planted' } },
  });
  await submitDraft(peer, (await claimSample(peer, projectId))!.annotationId);
  const thread = await say(peer, honeypot, 'is it a lake?');
  await say(lead, honeypot, 'no, it is made up', thread);
  await say(lead, honeypot, 'mind this one, all of you');
  fresh = (await sample(test.db, projectId)).id;
  await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
  roundId = (await createRound(lead, projectId, roundOf({ honeypotShare: 50 }))).id;
  await test.db.round.update({ where: { id: roundId }, data: { honeypotShare: 100 } });
});

/** Everything that a person can see of one sample, through every route, without ids and times. */
async function routes(ctx: Person, sampleId: string): Promise<unknown> {
  const { progress: _, ...workspace } = await getWorkspace(ctx, { sampleId });
  const file = await textOf((await exportProject(ctx, projectId, exportSchema.parse({}))).bytes);
  const found = {
    workspace,
    page: { ...(await getSample(ctx, projectId, sampleId)), ordinal: 0 },
    comments: await listComments(ctx, projectId, sampleId),
    counts: await countComments(ctx, projectId, sampleId),
    notices: (await listNotices(ctx)).filter((notice) => notice.sample?.id === sampleId),
    row: (await listSamples(ctx, projectId, DEFAULT_SAMPLE_QUERY)).rows.find(({ id }) => id === sampleId),
    mine: (await listMySamples(ctx, projectId)).rows.find((row) => row.sampleId === sampleId),
    line: file.split('\n').find((line) => line.includes(workspace.sample.externalId)),
  };
  const ids = new Map<string, string>();
  const told = JSON.stringify(found)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => ids.get(id) ?? ids.set(id, `id ${ids.size}`).get(id)!)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/"(id|after|ordinal|number)":(\d+|"\d+")/g, '"$1":0');
  return JSON.parse(told);
}

describe('what an annotator finds of a honeypot', () => {
  it('is what they find of any other sample: held, submitted, and taken back', async () => {
    /** The next one that comes, and what is found of it stage by stage. */
    const stages = async (): Promise<{ sampleId: string; found: unknown[] }> => {
      const { sampleId, annotationId } = (await claimSample(me, projectId))!;
      const empty = await routes(me, sampleId);
      const mine = await say(me, sampleId, 'how long?');
      await say(lead, sampleId, 'twelve', mine);
      const held = await routes(me, sampleId);
      await submitDraft(me, annotationId);
      const submitted = await routes(me, sampleId);
      const { version } = (await getWorkspace(me, { annotationId })).annotation;
      await saveChange(me, annotationId, { kind: 'reopen', changeId: randomUUID(), version });
      const takenBack = await routes(me, sampleId);
      await submitDraft(me, annotationId);
      return { sampleId, found: [empty, held, submitted, takenBack] };
    };
    await say(peer, honeypot, `what do you say, @${await nameOf(lead)}?`);
    const first = await stages();
    expect(first.sampleId).toBe(honeypot);
    await say(peer, honeypot, `what do you say, @${await nameOf(me)}?`);
    const second = await stages();
    expect(second.sampleId).toBe(fresh);
    expect(first.found).toEqual(second.found);
    expect(first.found).toMatchObject([
      { counts: { all: 0 }, notices: [] },
      ...[1, 2, 3].map(() => ({ counts: { all: 2 }, notices: [{ kind: 'reply' }] })),
    ]);
    const now = [await routes(me, honeypot), await routes(me, fresh)];
    expect(now[0]).toEqual(now[1]);
    expect(JSON.stringify([first, now])).not.toMatch(/lake\?|made up|mind this|you say|planted/);
  });

  it('hides of peers what leads and readers see, and comes out when the round is closed', async () => {
    await claimSample(me, projectId);
    const mine = await say(me, honeypot, 'how long?');
    await say(peer, honeypot, `see, @${await nameOf(me)} @${await nameOf(lead)}`);
    // A peer finds no thread of another annotator's to answer in.
    await expect(say(peer, honeypot, 'twelve', mine)).rejects.toMatchObject({ error: { code: 'not_found' } });
    await submitDraft(me, (await getWorkspace(me, { sampleId: honeypot })).annotation.id);
    const bodies = async (ctx: Ctx) =>
      (await listComments(ctx, projectId, honeypot)).threads.flatMap(({ comments }) => comments).length;
    expect([await bodies(me), await bodies(lead)]).toEqual([1, 5]);
    expect(await bodies(await member(test.db, projectId, 'reader'))).toBe(5);
    expect([await countUnread(me), await countUnread(lead)]).toEqual([0, 1]);
    expect(await listNotices(me)).toEqual([]);
    await markNotices(me, { read: true }); // leaves alone what is not shown
    await closeRound(lead, projectId, roundId);
    expect(await bodies(me)).toBe(5);
    expect(await countUnread(me)).toBe(1);
    expect(await listNotices(me)).toMatchObject([{ kind: 'mention', by: await nameOf(peer), read: false }]);
    await markNotices(me, { read: true });
    expect(await countUnread(me)).toBe(0);
  });

  it('leaves samples outside of such a round as they were', async () => {
    await closeRound(lead, projectId, roundId);
    await createRound(lead, projectId, roundOf());
    const { sampleId, annotationId } = (await claimSample(me, projectId))!;
    await say(peer, sampleId, `see, @${await nameOf(me)}`);
    expect(await countUnread(me)).toBe(1);
    await submitDraft(me, annotationId);
    expect((await countComments(me, projectId, sampleId)).all).toBeGreaterThan(0);
  });
});
