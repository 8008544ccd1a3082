import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '@/lib/audit/record';
import { inTx, jobActor } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { environmentEndpoint } from '../environment-endpoint';

/** Always the same, so that any number of processes keep one row. */
export const ENVIRONMENT_ENDPOINT_ID = 'e0000000-0000-4000-8000-00000000face';

/**
 * Keeps the row of the endpoint that the environment describes as it is described, its key left out; returns its id, or
 * null when there is none. Cheap when nothing changed: called wherever endpoints are looked for.
 */
export async function keepEnvironmentEndpoint(db: Db): Promise<string | null> {
  const described = environmentEndpoint(env());
  if (!described) return null;
  const id = ENVIRONMENT_ENDPOINT_ID;
  const { apiKey: _, ...fields } = described;
  const taken = await db.endpoint.count({ where: { name: fields.name, id: { not: id } } });
  const data = { ...fields, name: taken > 0 ? `${fields.name} (environment)` : fields.name };
  const kept = await db.endpoint.findUnique({ where: { id } });
  if (kept && isAs(kept, data)) return id;
  const system = { actor: jobActor('start'), db };
  const entry = { objectType: 'endpoint', objectId: id, after: data } as const;
  if (!kept) {
    await inTx(system, async (tx) => {
      const { count } = await tx.db.endpoint.createMany({
        data: { id, source: 'environment', ...data },
        skipDuplicates: true,
      });
      if (count > 0) await recordAudit(tx, { action: 'endpoint.create', ...entry });
    });
    return id;
  }
  await inTx(system, async (tx) => {
    await tx.db.endpoint.update({
      where: { id },
      data: { ...data, version: { increment: 1 }, sustainable: null, pausedUntil: null },
    });
    await recordAudit(tx, { action: 'endpoint.update', ...entry });
  });
  // Behind another address there may be another model of the same name.
  if (kept.baseUrl !== data.baseUrl) await db.modelFeatures.deleteMany({ where: { endpointId: id } });
  return id;
}

const isAs = (kept: Record<string, unknown>, data: Record<string, unknown>): boolean =>
  Object.entries(data).every(([key, value]) => isDeepStrictEqual(kept[key], value));
