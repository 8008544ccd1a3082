import { expect, it } from 'vitest';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { type Ctx, jobActor } from '@/lib/auth/ctx';
import { runMethod } from '@/lib/consistency/server/run-method';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { methodAndPath, type Operation } from '@/lib/operation/operation';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { allOperations } from './operations';

const test = testDatabase();

/** Reads that need what this project has not: an import, an endpoint, a round by its id. */
const without = /\{(importId|endpointId|roundId|predictionId|userId|linkId)\}/;

it('every operation that reads: what it returns is what its schema describes, for a lead with work of their own', async () => {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const owner = await person(test.db, 'owner');
  await sample(test.db, projectId);
  const { id: runId } = await startRun(lead, projectId, { method: 'offline' });
  await runMethod({ actor: jobActor('run'), db: test.db }, runId, new AbortController().signal);
  const claim = await claimSample(lead, projectId);
  const ids = { projectId, ...claim!, runId, after: claim!.sampleId };
  const reads = (await allOperations()).filter(
    (each) => methodAndPath(each).method === 'GET' && !each.file && !without.test(each.route),
  );
  expect(reads.length).toBeGreaterThan(20);
  for (const operation of reads)
    await expectDescribed(operation, operation.access === 'owner' ? owner : lead, ids);
});

async function expectDescribed(operation: Operation, ctx: Ctx, ids: object): Promise<void> {
  const output = await operation.run(ctx, operation.input.parse(ids));
  const { error } = operation.output.safeParse(output);
  expect.soft(error?.issues, operation.name).toBeUndefined();
}
