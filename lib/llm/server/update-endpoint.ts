import { z } from 'zod';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { requireConfirmed } from '@/lib/auth/server/session/require-confirmed';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { type EndpointFields, endpointSchema } from '../endpoint';
import { movesKey } from '../settings/moves-key';
import { sealedKey } from './sealed-key';

const CHANGED_FIELDS = {
  name: true,
  baseUrl: true,
  allowPrivate: true,
  apiVersion: true,
  proxy: true,
  models: true,
  maxInFlight: true,
  timeoutSeconds: true,
  version: true,
} as const;

/**
 * Changes an endpoint; without `apiKey` the key stays, unless it would be seen elsewhere: a key must not be sent to another
 * host by somebody who does not know it. Fails with `stale` when it was changed meanwhile, `invalid` for a name that another has.
 */
export async function updateEndpoint(
  ctx: Ctx,
  endpointId: string,
  input: EndpointFields,
  version: number,
): Promise<void> {
  requireOwner(ctx);
  requireConfirmed(ctx);
  const id = rowId(endpointId, 'endpoint');
  const { apiKey, ...fields } = endpointSchema.parse(input);
  await inTx(ctx, async (tx) => {
    await tx.db.$queryRaw`SELECT FROM "Endpoint" WHERE id = ${id}::uuid FOR UPDATE`;
    const where = { id, removedAt: null, source: 'settings' as const };
    const before = await tx.db.endpoint.findFirst({ where, select: CHANGED_FIELDS });
    if (!before) fail({ code: 'not_found', object: 'endpoint' });
    const { version: current, ...said } = before;
    if (current !== z.number().parse(version)) fail({ code: 'stale', object: 'endpoint', version: current });
    const taken = await tx.db.endpoint.count({ where: { name: fields.name, id: { not: id } } });
    if (taken > 0) fail({ code: 'invalid', issues: [{ path: 'name', code: 'used_elsewhere' }] });
    const key =
      apiKey !== undefined ? sealedKey(apiKey, id) : movesKey(before, fields) ? sealedKey('', id) : {};
    await tx.db.endpoint.update({
      where: { id },
      data: { ...fields, ...key, version: { increment: 1 }, sustainable: null, pausedUntil: null },
    });
    // Behind another address there may be another model of the same name.
    if (before.baseUrl !== fields.baseUrl)
      await tx.db.modelFeatures.deleteMany({ where: { endpointId: id } });
    await recordAudit(tx, {
      action: 'endpoint.update',
      objectType: 'endpoint',
      objectId: id,
      before: said,
      after: { ...fields, keyChanged: 'keyHint' in key },
    });
  });
}
