import { expect, it } from 'vitest';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { getKnownSample } from './get-known-sample';

const test = testDatabase();

it('says of a sample which annotations a later one has replaced, to all but annotators', async () => {
  const { id: projectId } = await project(test.db);
  const { id: sampleId } = await sample(test.db, projectId);
  const lead = await member(test.db, projectId, 'lead');
  const bob = { ...(await member(test.db, projectId, 'annotator')), db: test.db };
  const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
  const first = await vote(bob, where, ['consistent', 'KCont']);
  await test.db.round.create({ data: { projectId, number: 2 } });
  await vote(bob, where, ['consistent', 'consistent']);
  const { predictions, earlier } = await getKnownSample(lead, projectId, sampleId);
  expect(predictions).toHaveLength(2);
  expect(earlier).toEqual({ [first]: 1 });
  expect((await getKnownSample(bob, projectId, sampleId)).earlier).toEqual({});
});
