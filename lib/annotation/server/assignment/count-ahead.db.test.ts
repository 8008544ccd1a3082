import { expect, it } from 'vitest';
import { countFree } from '@/lib/round/server/places/count-free';
import { closeRound } from '@/lib/round/server/rounds/close-round';
import { reinstateSample } from '@/lib/sample/server/reinstate-sample';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { claimSample } from './claim-sample';

const test = testDatabase();

async function world() {
  const { id: projectId } = await project(test.db);
  const [lead, ann, bo] = await Promise.all([
    member(test.db, projectId, 'lead'),
    member(test.db, projectId, 'annotator'),
    member(test.db, projectId, 'annotator'),
  ]);
  const ahead = (userId = ann.userId) => countFree(test.db, { projectId, userId });
  return { projectId, lead, ann, bo, ahead };
}

it('says how much lies ahead as places are taken, samples come, go and come back, and the round ends', async () => {
  const { projectId, lead, ann, bo, ahead } = await world();
  expect(await ahead()).toBe(0);
  const ids: string[] = [];
  for (const language of ['en', 'en', 'zh-CN', 'und'])
    ids.push((await sample(test.db, projectId, { language })).id);
  expect(await ahead()).toBe(4);
  await withdrawSample(lead, projectId, ids[3]!, 'broken');
  expect(await ahead()).toBe(3);
  await reinstateSample(lead, projectId, ids[3]!);
  await Promise.all([claimSample(ann, projectId), claimSample(bo, projectId)]);
  expect([await ahead(), await ahead(bo.userId)]).toEqual([2, 2]);
  const { id: roundId } = await firstRound(test.db, projectId);
  await test.db.roundMember.create({ data: { roundId, userId: bo.userId, languages: ['zh'] } });
  // Whoever reads Chinese reads what is of no language, too.
  expect([await ahead(), await ahead(bo.userId)]).toEqual([2, 2]);
  await sample(test.db, projectId, { language: 'en' });
  expect([await ahead(), await ahead(bo.userId)]).toEqual([3, 2]);
  await closeRound(lead, projectId, roundId);
  expect(await ahead()).toBe(0);
});

it('a sample that the person has had: is not counted, though others may take it', async () => {
  const { projectId, ann, bo, ahead } = await world();
  const { id: roundId } = await firstRound(test.db, projectId);
  await test.db.round.update({ where: { id: roundId }, data: { overlap: 2 } });
  await sample(test.db, projectId);
  await sample(test.db, projectId);
  await claimSample(ann, projectId);
  expect([await ahead(), await ahead(bo.userId)]).toEqual([1, 2]);
});

it('counts all of a large project', async () => {
  const { projectId, ahead } = await world();
  await test.db.$executeRaw`
    INSERT INTO "Sample" ("projectId", "externalId", "textHash", question, reference, answer, language)
    SELECT ${projectId}::uuid, n::text, n::text, 'Q', 'R', 'A', 'en' FROM generate_series(1, 6000) AS n`;
  expect(await ahead()).toBe(6_000);
});
