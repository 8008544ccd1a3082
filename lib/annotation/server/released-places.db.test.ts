import { expect, it } from 'vitest';
import { readMigrations } from '@/lib/db/migrations';
import { member, project, sample } from '@/lib/testing/builders';
import { testDatabase } from '@/lib/testing/database';
import { sql } from '@/lib/testing/server';
import { claimSample } from './claim-sample';
import { releaseSample } from './release-sample';
import { skipSample } from './skip-sample';

const test = testDatabase();

it('tells places that a lead freed before there was a state for them from those that were skipped', async () => {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const ann = await member(test.db, projectId, 'annotator');
  const samples: string[] = [];
  for (const end of ['freed', 'skipped'] as const) {
    await sample(test.db, projectId);
    const { sampleId } = (await claimSample(ann, projectId))!;
    if (end === 'skipped') await skipSample(ann, projectId, sampleId, 'too long');
    else await releaseSample(lead, projectId, sampleId, { userId: ann.userId, reason: 'on leave' });
    samples.push(sampleId);
  }
  await test.db.assignment.updateMany({ data: { state: 'skipped' } });
  const migration = readMigrations().find(({ name }) => name.endsWith('_released_places_told_apart'))!;
  await sql(test.ownerUrl, migration.sql);
  const states = await test.db.assignment.findMany({ select: { sampleId: true, state: true } });
  expect(new Map(states.map(({ sampleId, state }) => [sampleId, state]))).toEqual(
    new Map([
      [samples[0], 'released'],
      [samples[1], 'skipped'],
    ]),
  );
});
