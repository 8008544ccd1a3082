import { describe, expect, it } from 'vitest';
import { claimSample } from '../assignment/claim-sample';
import { loadPace } from './load-pace';
import type { Ctx } from '@/lib/auth/ctx';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import type { Prisma } from '@/generated/prisma/client';

const test = testDatabase();

/** Claims the next sample, of two segments, and hands it in after so long. */
async function works(
  ctx: Ctx,
  projectId: string,
  activeMs: number,
  data: Prisma.AnnotationUncheckedUpdateInput = {},
): Promise<string> {
  const { annotationId, sampleId } = (await claimSample(ctx, projectId))!;
  await test.db.annotation.update({
    where: { id: annotationId },
    data: { state: 'submitted', activeMs, ...data },
  });
  await test.db.assignment.updateMany({ where: { sampleId }, data: { state: 'submitted' } });
  return sampleId;
}

/** A project with samples of two segments each. */
async function prepared(samples: number) {
  const { id } = await project(test.db);
  for (let at = 0; at < samples; at += 1)
    await methodPrediction(test.db, id, [(await sample(test.db, id)).id]);
  return { id, lead: await member(test.db, id, 'lead') };
}

describe('loadPace', () => {
  it('takes medians and quartiles of the time a segment, by person and arm', async () => {
    const { id, lead } = await prepared(9);
    const [one, other] = [await member(test.db, id, 'annotator'), await member(test.db, id, 'annotator')];
    // Of two segments each: 2, 4 and 10 seconds a segment pre-filled, 20 in the control arm.
    for (const activeMs of [4_000, 20_000, 8_000]) await works(one, id, activeMs);
    await works(one, id, 40_000, { control: true });
    await works(other, id, 12_000, { policy: 'reveal' });
    await works(other, id, 24_000, { policy: null });
    await works(other, id, 0); // not timed
    await works(other, id, 60_000, { state: 'draft' });
    const gone = await works(other, id, 90_000);
    await test.db.sample.update({ where: { id: gone }, data: { withdrawnAt: new Date() } });

    const { all, byAnnotator } = await loadPace(lead, id);
    expect(byAnnotator).toMatchObject([
      {
        together: { lowerMs: 3_500, medianMs: 7_000, upperMs: 12_500, annotations: 4 },
        arms: {
          prefilled: { lowerMs: 3_000, medianMs: 4_000, upperMs: 7_000, annotations: 3 },
          control: { lowerMs: 20_000, medianMs: 20_000, upperMs: 20_000, annotations: 1 },
          reveal: null,
          blind: null,
        },
      },
      {
        together: { medianMs: 9_000, annotations: 2 },
        arms: { reveal: { medianMs: 6_000 }, prefilled: { medianMs: 12_000 }, control: null, blind: null },
      },
    ]);
    // 2, 4, 6, 10, 12 and 20 seconds.
    expect(all.together).toEqual({ lowerMs: 4_500, medianMs: 8_000, upperMs: 11_500, annotations: 6 });
    expect(all.arms.prefilled).toMatchObject({ medianMs: 7_000, annotations: 4 }); // 2, 4, 10, 12
  });

  it('blind annotations: are counted without a method', async () => {
    const { id, lead } = await prepared(0);
    await test.db.project.update({ where: { id }, data: { exposurePolicy: 'blind' } });
    await sample(test.db, id);
    await works(await member(test.db, id, 'annotator'), id, 30_000); // cut into its two sentences
    const { all } = await loadPace(lead, id);
    expect(all.arms).toMatchObject({ blind: { medianMs: 15_000, annotations: 1 }, prefilled: null });
  });

  it('leaves training out for everybody, and honeypots for leads', async () => {
    const { id, lead } = await prepared(3);
    const ann = await member(test.db, id, 'annotator');
    await works(ann, id, 4_000);
    const [honeypot, trained] = [await works(ann, id, 40_000), await works(ann, id, 400_000)];
    await test.db.roundSample.updateMany({ where: { sampleId: honeypot }, data: { honeypot: true } });
    const training = await test.db.round.create({
      data: { projectId: id, number: 2, kind: 'training', counts: false },
    });
    await test.db.annotation.updateMany({
      where: { sampleId: trained, source: 'annotator' },
      data: { roundId: training.id },
    });
    expect((await loadPace(lead, id)).all.together).toMatchObject({ medianMs: 2_000, annotations: 1 });
    // Without their honeypots the figures of a person would tell which they are.
    expect((await loadPace(ann, id)).all.together).toMatchObject({ medianMs: 11_000, annotations: 2 });
  });

  it('an annotator: their own pace; a lead: everybody’s; a reader: of all together; an outsider: refused', async () => {
    const { id, lead } = await prepared(2);
    const [one, other] = [await member(test.db, id, 'annotator'), await member(test.db, id, 'annotator')];
    await works(one, id, 4_000);
    await works(other, id, 8_000);
    const own = await loadPace(one, id);
    expect([own.byAnnotator.length, own.all.together]).toMatchObject([
      1,
      { medianMs: 2_000, annotations: 1 },
    ]);
    expect((await loadPace(lead, id)).byAnnotator).toHaveLength(2);
    const read = await loadPace(await member(test.db, id, 'reader'), id);
    expect(read).toMatchObject({ all: { together: { annotations: 2 } }, byAnnotator: [] });
    await expect(loadPace(await person(test.db), id)).rejects.toMatchObject({ error: { code: 'not_found' } });
  });
});
