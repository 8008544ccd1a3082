import type { Tx } from '@/lib/db/client';

/**
 * Held, shared, while a place is taken or opened, until the transaction ends. Acquire it before every other lock of a
 * claim.
 */
export async function shareClaims(db: Tx, projectId: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${`claims ${projectId}`}, 0))`;
}

/** Waits until nobody takes or opens a place of the project, and blocks both until the transaction ends. */
export async function stopClaims(db: Tx, projectId: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`claims ${projectId}`}, 0))`;
}
