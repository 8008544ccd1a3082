import { z } from 'zod';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { type EndpointFields, endpointSchema } from '../endpoint';
import { sealedKey } from './sealed-key';

/**
 * Changes an endpoint; without `apiKey` the key stays, unless the address changes: a key must not be sent to another host
 * by somebody who does not know it. Fails with `stale` when it was changed meanwhile, `exists` for a name in use.
 */
export async function updateEndpoint(
  ctx: Ctx,
  endpointId: string,
  input: EndpointFields,
  version: number,
): Promise<void> {
  requireOwner(ctx);
  const id = rowId(endpointId, 'endpoint');
  const { apiKey, ...fields } = endpointSchema.parse(input);
  await inTx(ctx, async (tx) => {
    const rows = await tx.db.$queryRaw<{ version: number; baseUrl: string; name: string; source: string }[]>`
      SELECT version, "baseUrl", name, source FROM "Endpoint"
      WHERE id = ${id}::uuid AND "removedAt" IS NULL FOR UPDATE`;
    const before = rows[0];
    if (!before || before.source !== 'settings') fail({ code: 'not_found', object: 'endpoint' });
    if (before.version !== z.number().parse(version))
      fail({ code: 'stale', object: 'endpoint', version: before.version });
    const taken = await tx.db.endpoint.count({ where: { name: fields.name, id: { not: id } } });
    if (taken > 0) fail({ code: 'exists', object: 'endpoint' });
    const moved = new URL(before.baseUrl).origin !== new URL(fields.baseUrl).origin;
    const key = apiKey !== undefined ? sealedKey(apiKey, id) : moved ? sealedKey('', id) : {};
    await tx.db.endpoint.update({
      where: { id },
      data: { ...fields, ...key, version: { increment: 1 }, bearable: null, pausedUntil: null },
    });
    // Behind another address there may be another model of the same name.
    if (before.baseUrl !== fields.baseUrl)
      await tx.db.modelFeatures.deleteMany({ where: { endpointId: id } });
    await recordAudit(tx, {
      action: 'endpoint.update',
      objectType: 'endpoint',
      objectId: id,
      before: { name: before.name, baseUrl: before.baseUrl },
      after: { ...fields, keyChanged: 'keyHint' in key },
    });
  });
}
