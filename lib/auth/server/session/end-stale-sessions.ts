import type { Ctx } from '@/lib/auth/ctx';
import { env } from '@/lib/env';
import { requireOwner } from '../require-owner';

/** Deletes sessions that are over or have lain idle too long, and what else has run out; returns how many sessions there were. */
export async function endStaleSessions(ctx: Ctx): Promise<number> {
  requireOwner(ctx);
  await ctx.db.$executeRaw`DELETE FROM "Verification" WHERE "expiresAt" <= now()`;
  await ctx.db.$executeRaw`DELETE FROM "IdempotentRequest" WHERE "startedAt" <= now() - interval '24 hours'`;
  return ctx.db.$executeRaw`
    DELETE FROM "Session" WHERE "expiresAt" <= now()
      OR "lastUsedAt" <= now() - make_interval(secs => ${env().SESSION_IDLE_HOURS * 3600}::float8)`;
}
