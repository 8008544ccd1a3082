import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { member, person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft } from '@/lib/testing/database/draft';
import { addActiveTime } from './add-active-time';
import { getMyDay } from './get-my-day';

const test = testDatabase();

/** A draft that was begun ten minutes ago. */
async function begun() {
  const given = await draft(test.db);
  await test.db.$executeRaw`
    UPDATE "Annotation" SET "createdAt" = now() - interval '10 minutes' WHERE id = ${given.annotationId}::uuid`;
  return given;
}
const sum = async (id: string) => (await test.db.annotation.findUniqueOrThrow({ where: { id } })).activeMs;

describe('active time', () => {
  it('adds up batch by batch, each once however often it is sent', async () => {
    const { annotator, annotationId } = await begun();
    const batch = { id: randomUUID(), ms: 45_000 };
    const send = () => addActiveTime(annotator, annotationId, batch);
    await Promise.all([send(), send(), send()]);
    expect(await send()).toEqual({ activeMs: 45_000 });
    expect(await addActiveTime(annotator, annotationId, { id: randomUUID(), ms: 15_500.6 })).toEqual({
      activeMs: 60_500,
    });
    expect(await sum(annotationId)).toBe(60_500);
  });

  it('more time than since the draft began: is not credited', async () => {
    const { annotator, annotationId } = await begun();
    const { activeMs } = await addActiveTime(annotator, annotationId, { id: randomUUID(), ms: 20 * 60_000 });
    expect(activeMs).toBeGreaterThanOrEqual(600_000);
    expect(activeMs).toBeLessThan(660_000);
  });

  it('is the author’s alone to add to, and changes no version', async () => {
    const { annotator, annotationId, projectId } = await begun();
    const batch = { id: randomUUID(), ms: 1_000 };
    const [lead, peer] = [
      await member(test.db, projectId, 'lead'),
      await member(test.db, projectId, 'annotator'),
    ];
    await expect(addActiveTime(lead, annotationId, batch)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    for (const other of [peer, await person(test.db)])
      await expect(addActiveTime(other, annotationId, batch)).rejects.toMatchObject({
        error: { code: 'not_found', object: 'annotation' },
      });
    await expect(addActiveTime(annotator, annotationId, { ...batch, ms: -1 })).rejects.toThrow();
    const before = await test.db.annotation.findUniqueOrThrow({ where: { id: annotationId } });
    await addActiveTime(annotator, annotationId, batch);
    const after = await test.db.annotation.findUniqueOrThrow({ where: { id: annotationId } });
    expect(after).toEqual({ ...before, activeMs: 1_000 });
  });
});

describe('a person’s day', () => {
  it('begins at their own midnight', async () => {
    const { annotator, sampleId } = await begun();
    const { userId } = annotator;
    const submitted = (hoursAgo: number) => test.db.$executeRaw`
      UPDATE "Assignment" SET state = 'submitted', "submittedAt" = date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai')
        AT TIME ZONE 'Asia/Shanghai' - ${hoursAgo} * interval '1 hour' WHERE "sampleId" = ${sampleId}::uuid`;
    const day = async () => (await getMyDay(annotator, 'Asia/Shanghai')).submitted;
    await submitted(0);
    expect(await day()).toBe(1);
    await submitted(1);
    expect(await day()).toBe(0);
    await test.db.user.update({ where: { id: userId }, data: { dailyGoal: 60, showTime: false } });
    expect(await getMyDay(annotator, 'Middle/Earth')).toMatchObject({ goal: 60, showTime: false });
  });
});
