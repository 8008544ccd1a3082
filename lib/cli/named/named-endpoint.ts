import type { Ctx } from '@/lib/auth/ctx';
import { runEndpoints } from '@/lib/consistency/server/control/run-endpoints';

/** The endpoint and model that a run's options name: the only ones where none is named. Throws in words. */
export async function namedEndpoint(
  ctx: Ctx,
  projectId: string,
  { endpoint, model }: { endpoint?: string; model?: string },
): Promise<{ endpointId: string; model: string }> {
  const all = await runEndpoints(ctx, projectId);
  if (all.length === 0)
    throw new Error('There is no endpoint yet: make one in the settings, or with endpoint create.');
  const fitting = all.filter(
    ({ id, name }) => endpoint === undefined || id === endpoint || name === endpoint,
  );
  const [found, second] = fitting;
  if (!found) throw new Error(`There is no endpoint "${endpoint}"; there are ${quotedNames(all)}.`);
  if (second) throw new Error(`Say with --endpoint which one to ask: ${quotedNames(all)}.`);
  const models = found.models.filter(({ name }) => model === undefined || name === model);
  if (models.length === 0)
    throw new Error(`${found.name} has no model "${model}"; it has ${quotedNames(found.models)}.`);
  if (models.length > 1) throw new Error(`Say with --model which one to ask: ${quotedNames(found.models)}.`);
  return { endpointId: found.id, model: models[0]!.name };
}

/** Names, each in quotes, as messages list them. */
export const quotedNames = (named: readonly { name: string }[]): string =>
  named.map(({ name }) => `"${name}"`).join(', ');
