import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { addComment } from '@/lib/comment/server/add-comment';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { submitDraft } from '@/lib/testing/database/round';
import { claimSample } from '../assignment/claim-sample';
import { returnSample } from '../assignment/return-sample';
import { getMyWork } from './get-my-work';

const test = testDatabase();
type Person = Ctx & { userId: string };
let projectId: string;
let lead: Person;
let anna: Person;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  anna = await member(test.db, projectId, 'annotator');
  for (let at = 0; at < 3; at += 1) await sample(test.db, projectId);
});

const submit = async (ctx: Person) => {
  const claim = (await claimSample(ctx, projectId))!;
  await submitDraft(ctx, claim.annotationId, 'consistent');
  return claim;
};

describe('getMyWork', () => {
  it('counts what lies before the person, and what they did today and before', async () => {
    expect(await getMyWork(anna, projectId, 'UTC')).toEqual({
      submitted: 0,
      remaining: 3,
      training: 0,
      activeMs: 0,
      today: { submitted: 0, activeMs: 0 },
      returned: [],
      notices: [],
    });
    const [old, today] = [await submit(anna), await submit(anna)];
    const before = new Date(Date.now() - 3 * 24 * 3_600_000);
    for (const [{ annotationId }, at] of [
      [old, before],
      [today, new Date()],
    ] as const) {
      await test.db.annotation.update({
        where: { id: annotationId },
        data: { activeMs: 5_000, submittedAt: at },
      });
      await test.db.activeInterval.create({
        data: { id: crypto.randomUUID(), annotationId, ms: 5_000, createdAt: at },
      });
    }
    expect(await getMyWork(anna, projectId, 'UTC')).toMatchObject({
      submitted: 2,
      remaining: 1,
      activeMs: 10_000,
      today: { submitted: 1, activeMs: 5_000 },
    });
  });

  it('names what a lead gave back and who spoke to the person, to nobody else', async () => {
    const { sampleId, annotationId } = await submit(anna);
    const { version } = await test.db.annotation.findUniqueOrThrow({ where: { id: annotationId } });
    await returnSample(lead, annotationId, { version, reason: 'Look at the lake again' });
    const { name } = await test.db.user.findUniqueOrThrow({ where: { id: anna.userId } });
    await addComment(lead, projectId, sampleId, { id: crypto.randomUUID(), body: `@${name} why?` });
    const { returned, notices } = await getMyWork(anna, projectId, 'UTC');
    expect(returned).toMatchObject([{ sampleId, reason: 'Look at the lake again' }]);
    expect(notices).toMatchObject([{ kind: 'mention', sample: { id: sampleId } }]);
    expect(await getMyWork(lead, projectId, 'UTC')).toMatchObject({ returned: [], notices: [] });
    await expect(getMyWork(await person(test.db), projectId, 'UTC')).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});
