import { createHash } from 'node:crypto';
import { CLIENT_HEADER, networkOf } from '@/lib/auth/client-address';
import { RefusedByProvider } from '@/lib/auth/oidc/provider-error';
import { countAttempt } from '@/lib/db/rate-limit';
import type { Db } from '@/lib/db/client';

/** Wide, since a whole office may share an address. Fails with `slowed`, so that nobody has the studio call the provider without end. */
export async function limitProviderSignIns(db: Db, headers: Headers): Promise<void> {
  const address = networkOf(headers.get(CLIENT_HEADER) ?? 'unknown');
  const key = `provider-address:${createHash('sha256').update(address).digest('hex')}`;
  if ((await countAttempt(db, [{ key, max: 300, window: 15 * 60_000 }])) > 0)
    throw new RefusedByProvider('slowed');
}
