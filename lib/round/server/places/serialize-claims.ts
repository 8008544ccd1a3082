import type { Tx } from '@/lib/db/client';

/** Acts on one person's claims in a project follow one another: two tabs that ask at once get the same sample. */
export async function serializeClaims(db: Tx, projectId: string, userId: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`claim ${projectId} ${userId}`}, 0))`;
}
