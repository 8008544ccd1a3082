import type { PrismaClient } from '@/generated/prisma/client';

/** What a dead worker holds of a run and of its endpoint is free after a quarter of a minute: here at once. */
export async function letClaimsRunOut(db: PrismaClient, runId: string): Promise<void> {
  const past = new Date(Date.now() - 60_000);
  await db.runClaim.updateMany({ where: { runId }, data: { until: past } });
  const endpoint = { runs: { some: { id: runId } } };
  await db.endpointPermit.updateMany({ where: { endpoint }, data: { seenAt: past } });
}
