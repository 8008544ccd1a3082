import type { Db } from '@/lib/db/client';

/**
 * Brings the rows that say how samples stand up to date, where triggers have noted a change; whoever reads them, or their sums, calls
 * it first, after asking for the right to. Writers only leave notes, so that they never wait for each other over a sample.
 */
export async function refreshProgress(db: Db, projectIds: readonly string[]): Promise<void> {
  if (projectIds.length === 0) return;
  const stale = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM unnest(${projectIds}::uuid[]) AS p(id)
    WHERE EXISTS (SELECT FROM "StaleSample" n WHERE n."projectId" = p.id) ORDER BY id`;
  for (const { id } of stale) await db.$executeRaw`SELECT face4rag_refresh_progress(${id}::uuid)`;
}
