import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { requireConfirmed } from '@/lib/auth/server/session/require-confirmed';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { fail } from '@/lib/errors';
import { type EndpointFields, endpointSchema } from '../endpoint';
import { sealedKey } from './sealed-key';

/** Makes an endpoint. Fails with `invalid` for a name that another has. For owners; the key is sealed and never read back. */
export async function createEndpoint(ctx: Ctx, input: EndpointFields): Promise<{ id: string }> {
  requireOwner(ctx);
  requireConfirmed(ctx);
  const { apiKey, ...fields } = endpointSchema.parse(input);
  const id = randomUUID();
  await inTx(ctx, async (tx) => {
    const { count } = await tx.db.endpoint.createMany({
      data: { id, ...fields, ...sealedKey(apiKey ?? '', id) },
      skipDuplicates: true,
    });
    if (count === 0) fail({ code: 'invalid', issues: [{ path: 'name', code: 'used_elsewhere' }] });
    await recordAudit(tx, { action: 'endpoint.create', objectType: 'endpoint', objectId: id, after: fields });
  });
  return { id };
}
