import { describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { firstRound, member, person, project, sample } from '@/lib/testing/builders';
import { testDatabase } from '@/lib/testing/database';
import { countSamples } from './count-samples';
import { listProjects } from './list-projects';

const test = testDatabase();

describe('countSamples', () => {
  it('leaves withdrawn samples out of both figures, and foreign projects out altogether', async () => {
    const { id } = await project(test.db, 'Mine');
    const foreign = await project(test.db, 'Foreign');
    await sample(test.db, foreign.id);
    const reader = await member(test.db, id, 'reader');
    const { userId } = await member(test.db, id, 'annotator');
    const samples = [await sample(test.db, id), await sample(test.db, id), await sample(test.db, id)];
    const { id: roundId } = await firstRound(test.db, id);
    for (const { id: sampleId } of samples.slice(1))
      await test.db.assignment.create({
        data: { projectId: id, roundId, sampleId, userId, state: 'submitted' },
      });
    await test.db.sample.update({ where: { id: samples[2]?.id }, data: { withdrawnAt: new Date() } });
    expect([...(await countSamples(reader, [id, foreign.id]))]).toEqual([[id, { samples: 2, submitted: 1 }]]);
  });

  it('counts of an annotator’s own alone while there are honeypots, so that none is told by it', async () => {
    const [{ id }, other] = [await project(test.db), await project(test.db)];
    const peer = await member(test.db, id, 'annotator');
    const ann = await member(test.db, id, 'annotator');
    const lead = await member(test.db, id, 'lead');
    for (const { userId } of [ann, peer])
      await test.db.member.create({ data: { projectId: other.id, userId, role: 'annotator' } });
    const submit = async (projectId: string, sampleId: string, { userId }: { userId: string }) => {
      const { id: roundId } = await firstRound(test.db, projectId);
      const data = { projectId, roundId, sampleId, userId, state: 'submitted' as const };
      await test.db.assignment.create({ data });
    };
    const [known, fresh] = [await sample(test.db, id), await sample(test.db, id)];
    await submit(id, known.id, peer);
    await submit(other.id, (await sample(test.db, other.id)).id, peer);
    await test.db.round.updateMany({ where: { projectId: id }, data: { honeypotShare: 10 } });
    const seen = async (ctx: Ctx) => {
      const counts = await countSamples(ctx, [id, other.id]);
      return [id, other.id].map((one) => counts.get(one)?.submitted);
    };
    expect(await seen(ann)).toEqual([0, 1]);
    await submit(id, known.id, ann);
    expect(await seen(ann)).toEqual([1, 1]);
    await submit(id, fresh.id, ann);
    expect(await seen(ann)).toEqual([2, 1]);
    expect(await seen(lead)).toEqual([2, undefined]);
    await test.db.round.updateMany({ where: { projectId: id }, data: { state: 'closed' } });
    expect(await seen(peer)).toEqual([2, 1]);
  });
});

describe('listProjects', () => {
  it('shows members theirs, and owners all, the archived ones last', async () => {
    const mine = await project(test.db, 'B');
    await test.db.project.create({ data: { name: 'A', archivedAt: new Date() } });
    const annotator = await member(test.db, mine.id, 'annotator');
    expect(await listProjects(annotator)).toMatchObject([
      { id: mine.id, role: 'annotator', mayAnnotate: true, mayLead: false },
    ]);
    const all = await listProjects(await person(test.db, 'owner'));
    expect(all.at(-1)).toMatchObject({ name: 'A', archived: true, role: null, mayLead: true });
    expect(all.length).toBeGreaterThan(1);
    expect(await listProjects(await person(test.db))).toEqual([]);
  });
});
