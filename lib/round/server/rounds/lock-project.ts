import type { Tx } from '@/lib/db/client';

/** Rounds and imports of one project follow one another: samples that are on their way in miss no round. */
export async function lockProject(db: Tx, projectId: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${projectId}, 0))`;
}
