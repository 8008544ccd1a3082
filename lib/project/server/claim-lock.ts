import type { Tx } from '@/lib/db/client';

/**
 * Whoever takes or opens a place holds this until the transaction ends; any number may at once. Taken before every other lock
 * of a claim.
 */
export async function shareClaims(db: Tx, projectId: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${`claims ${projectId}`}, 0))`;
}

/** Waits until nobody takes or opens a place of the project, and lets nobody do so until the transaction ends. */
export async function stopClaims(db: Tx, projectId: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`claims ${projectId}`}, 0))`;
}
