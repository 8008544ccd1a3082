import { expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { HTTP_STATUS } from '@/lib/entry/status';
import { toAppError } from '@/lib/entry/to-app-error';
import { methodAndPath, type Operation, pathNames } from '@/lib/operation/operation';
import { allows, type TokenScope, SCOPES } from '@/lib/operation/scope';
import { ASKERS, NAMES_NOTHING, REFUSALS } from '@/lib/testing/actions/access-answers';
import { type AccessWorld, accessWorld, idsFor } from '@/lib/testing/actions/access-world';
import { testDatabase } from '@/lib/testing/database/database';
import { allOperations } from './operations';
import { perform } from './perform';

const test = testDatabase();

/** The status by which somebody is answered, as lib/api/answer.ts makes it. */
async function statusOf(operation: Operation, world: AccessWorld, ctx: Ctx): Promise<number> {
  const ids = await idsFor(world, ctx, pathNames(methodAndPath(operation).path));
  try {
    await perform(operation, ctx, { ...operation.example, ...ids });
    return 200;
  } catch (thrown) {
    return HTTP_STATUS[toAppError(thrown).code];
  }
}

/** The same person by a token that holds `scopes`. */
const byToken = ({ actor, db }: Ctx, scopes: readonly TokenScope[]): Ctx => ({
  actor: { kind: 'token', tokenId: 'a token', scopes, userId: actor.userId!, role: actor.role as 'member' },
  db,
});

it('every operation: refuses exactly those whom its access names, by its statuses', async () => {
  const world = await accessWorld(test.db);
  for (const operation of await allOperations())
    for (const asker of [...ASKERS].reverse()) {
      const status = await statusOf(operation, world, world.as[asker]);
      const none = NAMES_NOTHING.includes(operation.name) ? [404] : [];
      const expected = REFUSALS[operation.access][asker] ?? [200, 409, ...none];
      expect.soft(expected, `${asker}: ${operation.name} answered ${status}`).toContain(status);
    }
});

it('every operation, a token without its scope: refused, whoever it stands for', async () => {
  const world = await accessWorld(test.db);
  for (const operation of await allOperations()) {
    const others = SCOPES.filter((scope) => !allows([scope], operation.scope));
    for (const asker of ['owner', 'lead', 'annotator'] as const) {
      const status = await statusOf(operation, world, byToken(world.as[asker], others));
      expect.soft(status, `${asker}’s token: ${operation.name}`).toBe(403);
    }
  }
});

it('every operation that reads, a token with its scope alone: answered as its person is', async () => {
  const world = await accessWorld(test.db);
  for (const operation of await allOperations()) {
    if (methodAndPath(operation).method !== 'GET' || operation.scope === null) continue;
    const token = byToken(world.as.lead, [operation.scope]);
    const expected = REFUSALS[operation.access].lead ?? [200];
    const status = await statusOf(operation, world, token);
    expect.soft(expected, `lead’s token: ${operation.name} answered ${status}`).toContain(status);
  }
});
