import { jobActor } from '@/lib/auth/ctx';
import { endStaleSessions } from '@/lib/auth/server/session/end-stale-sessions';
import { logFailedSignIns } from '@/lib/auth/server/session/failed-sign-ins';
import { database } from '@/lib/db/client';
import { repeatEvery } from './repeat-every';

/**
 * Deletes sessions that are over and writes the failed sign-ins of past hours to the audit log. Returns a function that
 * stops it.
 */
export const keepAccounts = (): (() => Promise<void>) =>
  repeatEvery('keeping accounts', 60_000, async () => {
    const db = database();
    await endStaleSessions({ actor: jobActor('accounts'), db });
    await logFailedSignIns(db);
  });
