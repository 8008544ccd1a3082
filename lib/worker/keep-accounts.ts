import { jobActor } from '@/lib/auth/ctx';
import { endStaleSessions } from '@/lib/auth/server/session/end-stale-sessions';
import { logFailedSignIns } from '@/lib/auth/server/session/failed-sign-ins';
import { database } from '@/lib/db/client';
import { lookAgain } from './look-again';

/** Deletes sessions that are over and writes the failed sign-ins of past hours to the audit log. What is returned stops it. */
export const keepAccounts = (): (() => Promise<void>) =>
  lookAgain('keeping accounts', 60_000, async () => {
    const db = database();
    await endStaleSessions({ actor: jobActor('accounts'), db });
    await logFailedSignIns(db);
  });
