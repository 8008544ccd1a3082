import type { Db } from '@/lib/db/client';
import { inUse } from '@/lib/llm/server/in-use';
import type { Method } from '../method';
import { METHODS } from '../methods/registry';
import { participates } from './participation';

/**
 * Runs that other workers are at and that this process could take part in, oldest first: those that ask a model, over an
 * endpoint that this process can ask too, by methods that are known here in the same version.
 */
export async function runsToJoin(db: Db, methods: readonly Method[] = METHODS): Promise<string[]> {
  const known = methods.filter(({ needsEndpoint }) => needsEndpoint);
  const runs = await db.run.findMany({
    where: {
      state: 'running',
      kind: 'full',
      inBatches: false,
      endpoint: await inUse(db),
      OR: known.map(({ id, version }) => ({ method: id, version })),
    },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  return runs.map(({ id }) => id).filter((id) => !participates(id));
}
