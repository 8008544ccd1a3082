import { describe, expect, it } from 'vitest';
import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { countSamples } from './count-samples';

const test = testDatabase();
type Person = Ctx & { db: PrismaClient; userId: string };

const annotator = async (projectId: string): Promise<Person> => ({
  ...(await member(test.db, projectId, 'annotator')),
  db: test.db,
});

/** The person's submission of a sample in round 1, with the place that it was made on. */
async function submit(projectId: string, sampleId: string, ctx: Person): Promise<void> {
  const { id: roundId } = await firstRound(test.db, projectId);
  const { userId } = ctx;
  await test.db.assignment.create({ data: { projectId, roundId, sampleId, userId, state: 'submitted' } });
  await test.db.roundSample.update({
    where: { roundId_sampleId: { roundId, sampleId } },
    data: { openPlaces: 0 },
  });
  await vote(ctx, { projectId, sampleId, ...(await cutAt(test.db, sampleId)) }, ['consistent']);
}

describe('countSamples', () => {
  it('leaves withdrawn samples out of all figures, and foreign projects out altogether', async () => {
    const { id } = await project(test.db, 'Mine');
    const foreign = await project(test.db, 'Foreign');
    await sample(test.db, foreign.id);
    const reader = await member(test.db, id, 'reader');
    const ann = await annotator(id);
    const samples = [await sample(test.db, id), await sample(test.db, id), await sample(test.db, id)];
    for (const { id: sampleId } of samples.slice(1)) await submit(id, sampleId, ann);
    await test.db.sample.update({ where: { id: samples[2]?.id }, data: { withdrawnAt: new Date() } });
    expect([...(await countSamples(reader, [id, foreign.id]))]).toEqual([
      [id, { samples: 2, submitted: 1, left: 1, own: false }],
    ]);
  });

  it('leaves out what was submitted in training', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const { id: sampleId } = await sample(test.db, id);
    await test.db.round.updateMany({ where: { projectId: id }, data: { kind: 'training', counts: false } });
    await submit(id, sampleId, await annotator(id));
    expect([...(await countSamples(lead, [id]))]).toEqual([
      [id, { samples: 1, submitted: 0, left: 1, own: false }],
    ]);
  });

  it('an annotator: reads their own alone, with honeypots and without, so that none is told by it', async () => {
    const [{ id }, other] = [await project(test.db), await project(test.db)];
    const [peer, ann] = [await annotator(id), await annotator(id)];
    const lead = await member(test.db, id, 'lead');
    for (const { userId } of [ann, peer])
      await test.db.member.create({ data: { projectId: other.id, userId, role: 'annotator' } });
    const [known, fresh] = [await sample(test.db, id), await sample(test.db, id)];
    await submit(id, known.id, peer);
    await submit(other.id, (await sample(test.db, other.id)).id, peer);
    await test.db.round.updateMany({ where: { projectId: id }, data: { honeypotShare: 10 } });
    const seen = async (ctx: Ctx) => {
      const counts = await countSamples(ctx, [id, other.id]);
      return [id, other.id].map((one) => counts.get(one)?.submitted);
    };
    expect(await seen(ann)).toEqual([0, 0]);
    await submit(id, known.id, ann);
    expect(await seen(ann)).toEqual([1, 0]);
    await submit(id, fresh.id, ann);
    expect(await seen(ann)).toEqual([2, 0]);
    expect(await seen(lead)).toEqual([2, undefined]);
    await test.db.round.updateMany({ where: { projectId: id }, data: { state: 'closed' } });
    expect(await seen(peer)).toEqual([1, 1]);
    expect((await countSamples(peer, [id])).get(id)).toEqual({
      samples: 2,
      submitted: 1,
      left: 1,
      own: true,
    });
  });
});
