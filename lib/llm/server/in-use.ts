import type { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { keepEnvironmentEndpoint } from './keep-environment-endpoint';

/** Which endpoints can be asked: those of the settings, and the one that this process's environment describes. */
export async function inUse(db: Db): Promise<Prisma.EndpointWhereInput> {
  const id = await keepEnvironmentEndpoint(db);
  return { removedAt: null, OR: [{ source: 'settings' }, ...(id ? [{ id }] : [])] };
}
