import { describe, expect, it } from 'vitest';
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
