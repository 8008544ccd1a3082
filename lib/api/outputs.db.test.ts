import { expect, it } from 'vitest';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import type { Ctx } from '@/lib/auth/ctx';
import { methodAndPath, type Operation, pathNames } from '@/lib/operation/operation';
import { type AccessWorld, accessWorld, idsFor } from '@/lib/testing/actions/access-world';
import { testDatabase } from '@/lib/testing/database/database';
import { allOperations } from './operations';

const test = testDatabase();

it('every operation that reads: what it returns is what its schema describes, for a lead with work of their own', async () => {
  const world = await accessWorld(test.db);
  const { lead, owner } = world.as;
  const claim = (await claimSample(lead, world.ids.projectId))!;
  const withClaim = { ...world, ids: { ...world.ids, ...claim } };
  const reads = (await allOperations()).filter((each) => methodAndPath(each).method === 'GET' && !each.file);
  expect(reads.length).toBeGreaterThan(30);
  for (const operation of reads)
    await expectDescribed(operation, operation.access === 'owner' ? owner : lead, withClaim);
});

async function expectDescribed(operation: Operation, ctx: Ctx, world: AccessWorld): Promise<void> {
  const ids = await idsFor(world, ctx, pathNames(methodAndPath(operation).path));
  const after = operation.name === 'adjudication.next' && { after: world.ids.sampleId };
  const given = { ...operation.example, ...ids, ...after };
  const output = await operation.run(ctx, operation.input.parse(given));
  const { error } = operation.output.safeParse(output);
  expect.soft(error?.issues, operation.name).toBeUndefined();
}
