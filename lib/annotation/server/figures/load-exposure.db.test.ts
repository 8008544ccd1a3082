import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { type VerdictKey, judgementFor } from '@/lib/annotation/labels/judgement';
import { saveChange } from '../labels/save-change';
import { claimSample } from '../assignment/claim-sample';
import { getWorkspace } from '../assignment/get-workspace';
import { loadExposure } from './load-exposure';

const test = testDatabase();
const NONE = { n: 0, of: 0 };

async function prepared(policy: 'prefilled' | 'reveal', samples: number) {
  const { id } = await project(test.db);
  await test.db.project.update({ where: { id }, data: { exposurePolicy: policy } });
  for (let at = 0; at < samples; at += 1)
    await methodPrediction(test.db, id, [(await sample(test.db, id)).id]);
  return { id, lead: await member(test.db, id, 'lead') };
}

/** Claims the next sample, says these of its two segments, one after the other, and submits. */
async function reads(ctx: Ctx, projectId: string, said: VerdictKey[][], control = false): Promise<void> {
  const claim = (await claimSample(ctx, projectId))!;
  const { annotationId } = claim;
  if (control) await test.db.annotation.update({ where: { id: annotationId }, data: { control } });
  const view = await getWorkspace(ctx, claim);
  for (const [index, choices] of said.entries())
    for (const [at, choice] of choices.entries()) {
      const { id: segmentId, label } = view.segments[index]!;
      const judgement = { ...judgementFor(choice, label), note: 'because' };
      await saveChange(ctx, annotationId, {
        kind: 'label',
        changeId: randomUUID(),
        segmentId,
        version: at + 1,
        decides: true,
        judgement,
      });
    }
  await test.db.annotation.update({ where: { id: annotationId }, data: { state: 'submitted' } });
  await test.db.assignment.updateMany({ where: { sampleId: claim.sampleId }, data: { state: 'submitted' } });
}

describe('loadExposure', () => {
  it('counts flips toward and away from the judge, who says consistent, then inconsistent', async () => {
    const { id, lead } = await prepared('reveal', 3);
    const [one, other] = [await member(test.db, id, 'annotator'), await member(test.db, id, 'annotator')];
    await reads(one, id, [['KConc', 'consistent'], ['KConc']]); // toward; stayed agreeing
    await reads(one, id, [['consistent', 'unsure'], ['consistent']]); // away; stayed differing
    await reads(other, id, [['consistent', 'unsure', 'consistent'], ['KConc']]); // came back: no flip
    const report = await loadExposure(lead, id);
    expect(report.total).toEqual({
      accepted: NONE,
      overturned: NONE,
      flipped: { n: 2, of: 6 },
      toward: { n: 1, of: 2 },
      away: { n: 1, of: 4 },
    });
    expect(report.agreement).toEqual({
      prefilled: NONE,
      control: NONE,
      revealBefore: { n: 4, of: 6 },
      revealAfter: { n: 4, of: 6 },
    });
    expect(report.byAnnotator.map(({ flipped }) => flipped)).toEqual([
      { n: 2, of: 4 },
      { n: 0, of: 2 },
    ]);
    expect(report.byMethod).toMatchObject([{ key: 'offline', flipped: { n: 2, of: 6 } }]);
    expect(report.byWord).toMatchObject([
      { key: 'consistent', flipped: { n: 2, of: 3 } },
      { key: 'inconsistent', flipped: { n: 0, of: 3 } },
    ]);
  });

  it('counts pre-filled labels against the control arm', async () => {
    const { id, lead } = await prepared('prefilled', 3);
    const annotator = await member(test.db, id, 'annotator');
    await reads(annotator, id, [['consistent'], ['consistent']]);
    await reads(annotator, id, [['consistent'], ['KConc']], true);
    // Control was set by hand over a draft that had been pre-filled: as if it had started there.
    await test.db.label.updateMany({
      where: { annotation: { control: true } },
      data: { exposure: 'segmentation' },
    });
    const report = await loadExposure(lead, id);
    expect(report.total).toMatchObject({ accepted: { n: 1, of: 2 }, overturned: { n: 1, of: 2 } });
    expect(report.agreement).toMatchObject({ prefilled: { n: 1, of: 2 }, control: { n: 2, of: 2 } });
    await claimSample(annotator, id); // a draft counts nowhere
    expect(await loadExposure(lead, id)).toEqual(report);
  });

  it('an annotator: their own rates alone; a reader: everybody’s, without each person’s; an outsider: refused', async () => {
    const { id, lead } = await prepared('prefilled', 2);
    const [one, other] = [await member(test.db, id, 'annotator'), await member(test.db, id, 'annotator')];
    await reads(one, id, [['consistent'], ['consistent']]);
    await reads(other, id, [['consistent'], ['KConc']]);
    const own = await loadExposure(one, id);
    expect(own).toMatchObject({ leads: false, agreement: null, total: { accepted: { n: 1, of: 2 } } });
    expect(own.byAnnotator).toHaveLength(1);
    expect((await loadExposure(lead, id)).byAnnotator).toHaveLength(2);
    const read = await loadExposure(await member(test.db, id, 'reader'), id);
    expect(read).toMatchObject({ everybody: true, leads: false, byAnnotator: [] });
    expect(read.agreement).not.toBeNull();
    expect(read.total).toEqual((await loadExposure(lead, id)).total);
    await expect(loadExposure(await person(test.db), id)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });

  it('verdicts of a lead who had seen the judge: left out', async () => {
    const { id, lead } = await prepared('reveal', 1);
    await reads(lead, id, [['KConc', 'consistent'], ['KConc']]);
    const report = await loadExposure(lead, id);
    expect(report.total.flipped).toEqual(NONE);
    expect(await test.db.flip.findMany({ where: { projectId: id } })).toMatchObject([
      { exposure: 'verdict' },
    ]);
  });
});
