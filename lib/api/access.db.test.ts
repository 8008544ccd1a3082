import { beforeAll, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { HTTP_STATUS } from '@/lib/entry/refusal/status';
import { toAppError } from '@/lib/entry/refusal/to-app-error';
import { methodAndPath, type Operation, pathNames } from '@/lib/operation/operation';
import { allows, type TokenScope, SCOPES } from '@/lib/operation/scope';
import { ASKERS, NAMES_NOTHING, REFUSALS } from '@/lib/testing/actions/access-answers';
import { type AccessWorld, accessWorld, idsFor } from '@/lib/testing/actions/access-world';
import { project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { allOperations } from './operations';
import { perform } from './perform';

const test = testDatabase();
beforeAll(() => {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
});

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

interface TokenBounds {
  scopes: readonly TokenScope[];
  projectId?: string | null;
}

/** The same person by a token. */
const byToken = ({ actor, db }: Ctx, { scopes, projectId = null }: TokenBounds): Ctx => ({
  actor: {
    kind: 'token',
    tokenId: 'a token',
    scopes,
    projectId,
    userId: actor.userId!,
    role: projectId === null ? (actor.role as 'owner' | 'member') : 'member',
  },
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

it('every operation, a token with one scope: let in exactly where that scope allows what it declares', async () => {
  const { as } = await accessWorld(test.db);
  for (const operation of await allOperations())
    for (const scope of SCOPES) {
      // Without any input: whoever is let in is told what is missing.
      const code = await perform(operation, byToken(as.owner, { scopes: [scope] }), {}).then(
        () => 'done',
        (thrown: unknown) => toAppError(thrown).code,
      );
      const label = `a token with ${scope}: ${operation.name} answered ${code}`;
      expect.soft(code !== 'forbidden', label).toBe(allows([scope], operation.scope));
    }
});

it('every operation that reads, a token with its scope alone: answered as its person is', async () => {
  const world = await accessWorld(test.db);
  for (const operation of await allOperations()) {
    if (methodAndPath(operation).method !== 'GET' || operation.scope === null) continue;
    const token = byToken(world.as.lead, { scopes: [operation.scope] });
    const expected = REFUSALS[operation.access].lead ?? [200];
    const status = await statusOf(operation, world, token);
    expect.soft(expected, `lead’s token: ${operation.name} answered ${status}`).toContain(status);
  }
});

it('every operation about a project, a token of another project: not found or refused, though its person leads both', async () => {
  const world = await accessWorld(test.db);
  const { id: projectId } = await project(test.db);
  for (const asker of ['owner', 'lead', 'annotator'] as const) {
    const { userId } = world.as[asker].actor;
    await test.db.member.create({ data: { projectId, userId: userId!, role: 'lead' } });
    const token = byToken(world.as[asker], { scopes: SCOPES, projectId });
    for (const operation of await allOperations()) {
      if (operation.access === 'user' || operation.access === 'anyone') continue;
      const status = await statusOf(operation, world, token);
      expect.soft([403, 404], `${asker}’s token: ${operation.name} answered ${status}`).toContain(status);
    }
  }
});
