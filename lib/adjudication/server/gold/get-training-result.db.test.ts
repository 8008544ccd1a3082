import { beforeEach, describe, expect, it } from 'vitest';
import { saveChange } from '@/lib/annotation/server/labels/save-change';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { getWorkspace } from '@/lib/annotation/server/assignment/get-workspace';
import { returnSample } from '@/lib/annotation/server/assignment/return-sample';
import { refreshEntries } from '@/lib/adjudication/server/queue/refresh-entries';
import { refreshSampleAgreement } from '@/lib/agreement/server/refresh-sample-agreement';
import type { Ctx } from '@/lib/auth/ctx';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { getRound } from '@/lib/round/server/rounds/get-round';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { submitDraft, roundOf } from '@/lib/testing/database/round';
import { getTrainingResult } from './get-training-result';

const test = testDatabase();
type Person = Ctx & { userId: string };
let projectId: string;
let lead: Person;
let ann: Person;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  ann = await member(test.db, projectId, 'annotator');
});

const train = () => createRound(lead, projectId, roundOf({ kind: 'training', overlap: 5, counts: true }));

describe('a training sample', () => {
  it('shows the known answer to its author and to leads once it is submitted, and stays submitted', async () => {
    for (let n = 0; n < 2; n += 1) {
      const { id } = await sample(test.db, projectId);
      if (n === 0) await test.db.sample.update({ where: { id }, data: { coarseType: 'Hallu' } });
    }
    const { id } = await train();
    expect(await test.db.round.findUniqueOrThrow({ where: { id } })).toMatchObject({ counts: false });
    expect(await test.db.roundSample.count({ where: { roundId: id } })).toBe(1);
    const { annotationId } = (await claimSample(ann, projectId))!;
    expect(await getTrainingResult(ann, annotationId)).toBeNull();
    await submitDraft(ann, annotationId, 'consistent');
    const result = await getTrainingResult(ann, annotationId);
    expect(result).toMatchObject({
      origin: 'source',
      units: [],
      answer: { mine: 'consistent', known: 'inconsistent', right: false },
      types: { mine: [], known: ['Hallu'], right: false },
    });
    expect(await getTrainingResult(lead, annotationId)).toEqual(result);
    const bo = await member(test.db, projectId, 'annotator');
    await expect(getTrainingResult(bo, annotationId)).rejects.toMatchObject({ error: { code: 'not_found' } });

    const { annotation, ...view } = await getWorkspace(ann, { annotationId });
    expect(view).toMatchObject({ access: 'read', closedBy: 'training_done', round: { training: true } });
    const done = { error: { code: 'state', reason: 'training_done' } };
    const reopen = { kind: 'reopen', changeId: crypto.randomUUID(), version: annotation.version };
    await expect(saveChange(ann, annotationId, reopen)).rejects.toMatchObject(done);
    const back = { version: annotation.version, reason: 'look again' };
    await expect(returnSample(lead, annotationId, back)).rejects.toMatchObject(done);
    expect((await getRound(lead, projectId, id)).recall).toMatchObject([
      { userId: ann.userId, type: 'Hallu', of: 1, found: 0, noticed: 0 },
    ]);
  });

  it('shows each segment beside what several people agreed on, with their evidence', async () => {
    await sample(test.db, projectId);
    await closeRound(lead, projectId, (await firstRound(test.db, projectId)).id);
    const { id } = await createRound(lead, projectId, roundOf({ overlap: 2 }));
    for (let n = 0; n < 2; n += 1) {
      const ctx = await member(test.db, projectId, 'annotator');
      await submitDraft(ctx, (await claimSample(ctx, projectId))!.annotationId, 'Hallu');
    }
    await closeRound(lead, projectId, id);
    await refreshEntries(lead, projectId);
    await train();
    const { annotationId } = (await claimSample(ann, projectId))!;
    await submitDraft(ann, annotationId, 'consistent');
    const result = await getTrainingResult(ann, annotationId);
    expect(result).toMatchObject({ origin: 'agreed', right: 0, of: 2, answer: { right: false } });
    expect(result!.units.map(({ mine, adjudicated }) => [mine, adjudicated])).toEqual([
      ['consistent', 'Hallu'],
      ['consistent', 'Hallu'],
    ]);
    expect(result!.units[0]!.evidence).toMatchObject([{ relation: 'not_found', searched: ['lake'] }]);
    // Their labels stand beside the gold, and make none.
    await refreshSampleAgreement(lead, projectId);
    const sampleAgreements = await test.db.sampleAgreement.findMany({ where: { projectId, current: true } });
    expect(sampleAgreements.map(({ roundId }) => roundId)).toEqual([id]);
  });

  it('shows nothing of a sample of any other round', async () => {
    const { id } = await sample(test.db, projectId);
    await test.db.sample.update({ where: { id }, data: { coarseType: 'Hallu' } });
    const { annotationId } = (await claimSample(ann, projectId))!;
    await submitDraft(ann, annotationId);
    expect(await getTrainingResult(ann, annotationId)).toBeNull();
  });
});
