import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { madeSnapshot } from '@/lib/testing/database/made-snapshot';
import { snapshotOrderSchema } from '../order';
import { createSnapshot } from './create-snapshot';
import { deleteSnapshot } from './delete-snapshot';
import { findComparison } from './find-comparison';
import { stopSnapshot } from './stop-snapshot';

const test = testDatabase();
const query = { page: 1 };
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let first: string;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  await sample(test.db, projectId, {});
  const made = () => madeSnapshot({ ...lead, actor: commandLineActor }, projectId, {});
  first = await made();
  await made();
});
afterAll(() => closeBoss());

describe('the page of a comparison', () => {
  it('without another snapshot, or with itself: has the earlier ones that can be compared', async () => {
    const found = await findComparison(lead, projectId, '2', query);
    expect(found).toMatchObject({ newer: { number: 2 }, earlier: [{ number: 1 }] });
    expect(await findComparison(lead, projectId, '2', { ...query, with: '2' })).toEqual(found);
    expect(await findComparison(lead, projectId, '1', query)).toMatchObject({ earlier: [] });
  });

  it('of which one was deleted or stopped: names that one', async () => {
    const { id } = await createSnapshot(
      lead,
      projectId,
      snapshotOrderSchema.parse({ reason: 'To be stopped' }),
    );
    await stopSnapshot(lead, projectId, id);
    await deleteSnapshot(await person(test.db, 'owner'), projectId, first);
    const compared = (newer: string, older?: string) =>
      findComparison(lead, projectId, newer, { ...query, with: older });
    expect(await compared('2', '1')).toMatchObject({ broken: { number: 1, state: 'done' } });
    expect(await compared('3', '2')).toMatchObject({ broken: { number: 3, state: 'cancelled' } });
    expect(await compared('1')).toMatchObject({ broken: { number: 1 } });
  });
});
