import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { anonymous, type Ctx } from '@/lib/auth/ctx';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { HTTP_STATUS } from '@/lib/entry/status';
import { toAppError } from '@/lib/entry/to-app-error';
import { requireAccess } from '@/lib/operation/access';
import { methodAndPath, type Operation, pathNames } from '@/lib/operation/operation';
import { type Asker, ASKERS, NAMES_NOTHING, REFUSALS } from '@/lib/testing/actions/access-answers';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { allOperations } from './operations';

const test = testDatabase();
/** Of what this test has none of; an operation that somebody may do is refused for what the object is at, or not there. */
const MADE_UP = /\{(userId|linkId|sessionId|reportId|endpointId|importId|predictionId|commentId)\}/;

async function world() {
  const { id: projectId } = await project(test.db);
  const as: Record<Asker, Ctx> = {
    owner: await person(test.db, 'owner'),
    lead: await member(test.db, projectId, 'lead'),
    annotator: await member(test.db, projectId, 'annotator'),
    reader: await member(test.db, projectId, 'reader'),
    outsider: await person(test.db),
    nobody: { actor: anonymous, db: test.db },
  };
  await sample(test.db, projectId);
  await sample(test.db, projectId);
  const { id: runId } = await startRun(as.lead, projectId, { method: 'offline' });
  const claim = await claimSample(as.annotator, projectId);
  const round = await test.db.round.findFirstOrThrow({ where: { projectId } });
  return { as, ids: { projectId, runId, roundId: round.id, ...claim! } as Record<string, string> };
}

/** The status by which somebody is answered, as lib/api/answer.ts makes it. */
async function statusOf(operation: Operation, ctx: Ctx, ids: Record<string, string>): Promise<number> {
  const names = pathNames(methodAndPath(operation).path);
  const given = Object.fromEntries(names.map((name) => [name, ids[name] ?? randomUUID()]));
  try {
    requireAccess(ctx.actor, operation.access);
    await operation.run(ctx, operation.input.parse({ ...operation.example, ...given }));
    return 200;
  } catch (thrown) {
    return HTTP_STATUS[toAppError(thrown).code];
  }
}

it('every operation: refuses exactly those whom its access names, by its statuses', async () => {
  const { as, ids } = await world();
  const operations = (await allOperations()).sort(
    (a, b) => Number(a.route.startsWith('DELETE')) - Number(b.route.startsWith('DELETE')),
  );
  for (const operation of operations)
    for (const asker of [...ASKERS].reverse()) {
      const status = await statusOf(operation, as[asker], ids);
      const made = MADE_UP.test(operation.route) || NAMES_NOTHING.includes(operation.name) ? [404] : [];
      const expected = REFUSALS[operation.access][asker];
      expect
        .soft([...(expected ?? [200, 409]), ...made], `${asker}: ${operation.name} answered ${status}`)
        .toContain(status);
    }
}, 120_000);
