import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { saveChange } from '@/lib/annotation/server/labels/save-change';
import { judgementFor } from '@/lib/annotation/labels/judgement';
import { getWorkspace } from '@/lib/annotation/server/assignment/get-workspace';
import { returnSample } from '@/lib/annotation/server/assignment/return-sample';
import type { Ctx } from '@/lib/auth/ctx';
import { countUnread } from '@/lib/notice/server/count-unread';
import { listNotices } from '@/lib/notice/server/list-notices';
import { markNotices } from '@/lib/notice/server/mark-notices';
import { publishGuideline } from '@/lib/guideline/server/publish-guideline';
import { member, person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft, type TestDraft } from '@/lib/testing/database/draft';
import { addComment } from './add-comment';
import { changeComment } from './change-comment';
import { countComments } from './count-comments';
import { deleteComment } from './delete-comment';
import { listComments } from './list-comments';

const test = testDatabase();

async function given() {
  const one = await draft(test.db);
  const [lead, peer] = [
    await member(test.db, one.projectId, 'lead'),
    await member(test.db, one.projectId, 'annotator'),
  ];
  return { ...one, lead, peer };
}
const say = async (
  { projectId, sampleId }: TestDraft,
  ctx: Ctx,
  body: string,
  more: { threadId?: string; segmentId?: string } = {},
): Promise<string> => {
  const id = randomUUID();
  await addComment(ctx, projectId, sampleId, { id, body, ...more });
  return id;
};
const nameOf = async ({ userId }: { userId: string }) =>
  (await test.db.user.findUniqueOrThrow({ where: { id: userId } })).name;
const heard = async ({ projectId, sampleId }: TestDraft, ctx: Ctx): Promise<string[]> =>
  (await listComments(ctx, projectId, sampleId)).threads.flatMap(({ comments }) =>
    comments.map(({ body }) => body),
  );
async function submit(one: TestDraft, ctx = one.annotator): Promise<void> {
  const view = await getWorkspace(ctx, { annotationId: one.annotationId });
  for (const { id, label } of view.segments)
    await saveChange(ctx, one.annotationId, {
      kind: 'label',
      changeId: randomUUID(),
      segmentId: id,
      version: label.version,
      judgement: judgementFor('consistent', label),
      decides: true,
    });
  const { version } = (await getWorkspace(ctx, { annotationId: one.annotationId })).annotation;
  await saveChange(ctx, one.annotationId, { kind: 'submit', changeId: randomUUID(), version });
}

describe('comments', () => {
  it('of peers wait for one’s own annotation; what a lead says to one does not', async () => {
    const one = await given();
    const { annotator, lead, peer, projectId, sampleId } = one;
    const mine = await say(one, annotator, 'how long?');
    await say(one, peer, 'it is wrong');
    await say(one, lead, 'to nobody');
    await say(one, lead, `mind the date, @${await nameOf(annotator)}`);
    await say(one, lead, 'twelve', { threadId: mine });
    await expect(say(one, peer, 'thirteen', { threadId: mine })).rejects.toMatchObject({
      error: { code: 'not_found', object: 'comment' },
    });
    const blind = ['how long?', 'twelve', `mind the date, <@${annotator.userId}>`];
    expect((await heard(one, annotator)).sort()).toEqual(blind.sort());
    expect((await countComments(annotator, projectId, sampleId)).all).toBe(3);
    expect(await heard(one, lead)).toHaveLength(5);
    const [row] = await test.db.annotation.findMany({ where: { id: one.annotationId } });
    expect(row!.peerCommentsSeenAt).toBeNull();
    await submit(one);
    expect(await heard(one, annotator)).toHaveLength(5);
    expect(
      (await test.db.annotation.findUniqueOrThrow({ where: { id: one.annotationId } })).peerCommentsSeenAt,
    ).not.toBeNull();
  });

  it('of peers, once read, lead every later verdict', async () => {
    const one = await given();
    await say(one, one.peer, 'it is wrong');
    await submit(one);
    await heard(one, one.annotator);
    const ctx = one.annotator;
    const { version } = (await getWorkspace(ctx, { annotationId: one.annotationId })).annotation;
    await saveChange(ctx, one.annotationId, { kind: 'reopen', changeId: randomUUID(), version });
    expect(await heard(one, ctx)).toEqual(['it is wrong']); // what was read cannot be unread
    const [first, second] = (await getWorkspace(ctx, { annotationId: one.annotationId })).segments;
    await saveChange(ctx, one.annotationId, {
      kind: 'label',
      changeId: randomUUID(),
      segmentId: first!.id,
      version: first!.label.version,
      judgement: judgementFor('Hallu', first!.label),
      decides: true,
    });
    const labels = await test.db.label.findMany({ where: { annotationId: one.annotationId } });
    const exposure = new Map(labels.map((label) => [label.segmentId, label.exposure]));
    expect(exposure.get(first!.id)).toBe('peer');
    expect(exposure.get(second!.id)).toBe('verdict');
  });

  it('are one however often they are sent, and leave an audit row', async () => {
    const one = await given();
    const id = randomUUID();
    const send = (ctx: Ctx) => addComment(ctx, one.projectId, one.sampleId, { id, body: 'once' });
    await Promise.all([send(one.annotator), send(one.annotator)]);
    await send(one.annotator);
    expect(await heard(one, one.annotator)).toEqual(['once']);
    await expect(send(one.lead)).rejects.toMatchObject({ error: { code: 'exists', object: 'comment' } });
    const rows = await test.db.auditEvent.findMany({ where: { objectId: id } });
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['comment.add', one.annotator.userId],
    ]);
  });

  it('readers: read; outsiders: not found; threads that one may not see: not found', async () => {
    const one = await given();
    const [reader, outsider] = [await member(test.db, one.projectId, 'reader'), await person(test.db)];
    const hidden = await say(one, one.peer, 'hidden');
    expect(await heard(one, reader)).toEqual(['hidden']);
    await expect(say(one, reader, 'x')).rejects.toMatchObject({ error: { code: 'forbidden' } });
    const missing = (object: string) => ({ error: { code: 'not_found', object } });
    await expect(say(one, outsider, 'x')).rejects.toMatchObject(missing('project'));
    await expect(heard(one, outsider)).rejects.toMatchObject(missing('project'));
    await expect(say(one, one.annotator, 'x', { threadId: hidden })).rejects.toMatchObject(
      missing('comment'),
    );
    await expect(
      changeComment(one.annotator, one.projectId, hidden, { resolved: true }),
    ).rejects.toMatchObject(missing('comment'));
    const other = await given();
    await expect(
      addComment(one.lead, one.projectId, other.sampleId, { id: randomUUID(), body: 'x' }),
    ).rejects.toMatchObject(missing('sample'));
    await expect(say(one, one.lead, 'x', { segmentId: other.view.segments[0]!.id })).rejects.toMatchObject(
      missing('segment'),
    );
    await test.db.project.update({ where: { id: one.projectId }, data: { archivedAt: new Date() } });
    await expect(say(one, one.lead, 'x')).rejects.toMatchObject({ error: { reason: 'project_archived' } });
  });

  it('anybody but the author: may neither edit nor delete; the thread’s author and leads resolve', async () => {
    const one = await given();
    const { projectId, annotator, lead } = one;
    const id = await say(one, annotator, 'teh river', { segmentId: one.view.segments[0]!.id });
    await expect(changeComment(lead, projectId, id, { body: 'x', version: 1 })).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await changeComment(annotator, projectId, id, { body: 'the river', version: 1 });
    await expect(changeComment(annotator, projectId, id, { body: 'late', version: 1 })).rejects.toMatchObject(
      {
        error: { code: 'stale', object: 'comment', version: 2 },
      },
    );
    expect(await heard(one, lead)).toEqual(['the river']);
    await changeComment(lead, projectId, id, { resolved: true });
    expect((await countComments(lead, projectId, one.sampleId)).all).toBe(0);
    await changeComment(annotator, projectId, id, { resolved: false });
    expect(await countComments(lead, projectId, one.sampleId)).toEqual({
      all: 1,
      bySegment: { [one.view.segments[0]!.id]: 1 },
    });
    await say(one, lead, 'yes', { threadId: id });
    await expect(deleteComment(lead, projectId, id)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    await deleteComment(annotator, projectId, id);
    const [thread] = (await listComments(lead, projectId, one.sampleId)).threads;
    expect(thread!.comments).toMatchObject([
      { body: '', deleted: true },
      { body: 'yes', deleted: false },
    ]);
    const auditRows = await test.db.auditEvent.findMany({ where: { objectId: id }, orderBy: { id: 'asc' } });
    expect(auditRows.map(({ action }) => action)).toEqual([
      ...['comment.add', 'comment.edit', 'comment.resolve', 'comment.unresolve', 'comment.delete'],
    ]);
  });
});

describe('notices', () => {
  it('tell of mentions and replies, never oneself, and are read by who has them', async () => {
    const one = await given();
    const { annotator, lead } = one;
    const mine = await say(one, annotator, `see this, @${await nameOf(lead)} @${await nameOf(annotator)}`);
    expect(await listNotices(lead)).toMatchObject([
      { kind: 'mention', by: await nameOf(annotator), sample: { id: one.sampleId }, read: false },
    ]);
    await say(one, lead, 'seen', { threadId: mine });
    expect(await listNotices(annotator)).toMatchObject([{ kind: 'reply' }]);
    expect([await countUnread(annotator), await countUnread(lead), await countUnread(one.peer)]).toEqual([
      1, 1, 0,
    ]);
    const [notice] = await listNotices(annotator);
    await markNotices(lead, { id: notice!.id, read: true }); // another's
    expect(await countUnread(annotator)).toBe(1);
    await markNotices(annotator, { id: notice!.id, read: true });
    expect(await countUnread(annotator)).toBe(0);
    await markNotices(annotator, { id: notice!.id, read: false });
    await markNotices(annotator, { read: true });
    expect(await countUnread(annotator)).toBe(0);
    await test.db.member.deleteMany({ where: { userId: lead.userId } });
    expect(await listNotices(lead)).toEqual([]);
  });

  it('tell every annotator and lead of a second version of the guidelines', async () => {
    const one = await given();
    await publishGuideline(one.lead, one.projectId, 0, { text: '## A' });
    await publishGuideline(one.lead, one.projectId, 1, { text: '## B', summary: 'B for A' });
    expect(await listNotices(one.annotator)).toMatchObject([
      { kind: 'guideline', guideline: 2, text: 'B for A' },
    ]);
    expect(await countUnread(one.lead)).toBe(0);
  });
});

describe('a sample given back', () => {
  it('a lead: reopens it for its author with a reason; the audit log keeps what was submitted', async () => {
    const one = await given();
    await submit(one);
    const { version } = (await getWorkspace(one.annotator, { annotationId: one.annotationId })).annotation;
    const back = (ctx: Ctx, at = version) =>
      returnSample(ctx, one.annotationId, { version: at, reason: 'The date is missing.' });
    for (const ctx of [one.annotator, one.peer])
      await expect(back(ctx)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    await expect(back(await person(test.db))).rejects.toMatchObject({ error: { code: 'not_found' } });
    await expect(back(one.lead, version - 1)).rejects.toMatchObject({ error: { code: 'stale', version } });
    const both = await Promise.allSettled([back(one.lead), back(one.lead)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const view = await getWorkspace(one.annotator, { annotationId: one.annotationId });
    expect(view).toMatchObject({
      access: 'edit',
      returned: 'The date is missing.',
      annotation: { state: 'draft' },
    });
    expect(view.segments.every(({ label }) => label.decidedAt !== null)).toBe(true);
    expect(await listNotices(one.annotator)).toMatchObject([
      { kind: 'returned', text: 'The date is missing.' },
    ]);
    const last = await test.db.auditEvent.findFirstOrThrow({ where: { action: 'annotation.return' } });
    expect(last).toMatchObject({
      actorId: one.lead.userId,
      before: { state: 'submitted', verdict: 'consistent' },
      after: { state: 'draft', reason: 'The date is missing.' },
    });
    await submit(one);
    expect((await getWorkspace(one.annotator, { annotationId: one.annotationId })).returned).toBeNull();
  });

  it('needs an author who still has a place on it', async () => {
    const one = await given();
    await submit(one);
    await test.db.assignment.deleteMany({ where: { sampleId: one.sampleId } });
    const { version } = await test.db.annotation.findUniqueOrThrow({ where: { id: one.annotationId } });
    await expect(returnSample(one.lead, one.annotationId, { version, reason: 'x' })).rejects.toMatchObject({
      error: { code: 'state', object: 'annotation', reason: 'author_gone' },
    });
  });
});
