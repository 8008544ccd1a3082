import { grantUse } from '@/lib/db/app-role';
import { migrate } from '@/lib/db/migrate';
import { prepareQueue } from './prepare-queue';

export interface Addresses {
  /** As whom the studio works. */
  url: string;
  /** As whom tables are made and changed; the same where there is one role. */
  ownerUrl: string;
}

/** Makes or updates all tables, those of the queue too, and lets the studio's role use them. Returns the names of the migrations applied. */
export async function prepareDatabase({ url, ownerUrl }: Addresses): Promise<string[]> {
  const applied = await migrate(ownerUrl);
  await prepareQueue(ownerUrl);
  await grantUse(ownerUrl, url);
  return applied;
}
