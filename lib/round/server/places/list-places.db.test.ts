import { beforeEach, expect, it } from 'vitest';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { reinstateSample } from '@/lib/sample/server/reinstate-sample';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { submitDraft } from '@/lib/testing/database/round';
import { getRound } from '../rounds/get-round';
import { listPlaces, placesQuerySchema } from './list-places';

const test = testDatabase();
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  ({ id: projectId } = await project(test.db));
  lead = await member(test.db, projectId, 'lead');
});

it('the places of a round are as many as its figures say, also while a sample is withdrawn', async () => {
  const anna = await member(test.db, projectId, 'annotator');
  const ids = [await sample(test.db, projectId), await sample(test.db, projectId)].map(({ id }) => id);
  for (let time = 0; time < 2; time += 1) {
    const claim = await claimSample(anna, projectId);
    if (time === 0) await submitDraft(anna, claim!.annotationId);
  }
  const { id: roundId } = await firstRound(test.db, projectId);
  const numbers = async () => {
    const { submitted, inProgress } = await getRound(lead, projectId, roundId);
    const { total, rows } = await listPlaces(lead, projectId, roundId, placesQuerySchema.parse({}));
    return [total, rows.length, submitted + inProgress];
  };
  expect(await numbers()).toEqual([2, 2, 2]);
  await withdrawSample(lead, projectId, ids[0]!, 'broken');
  expect(await numbers()).toEqual([1, 1, 1]);
  await reinstateSample(lead, projectId, ids[0]!);
  expect(await numbers()).toEqual([2, 2, 2]);
});
