import { DEFAULT_LIST_QUERY } from '@/lib/adjudication/query';
import { loadGoldSettings } from '@/lib/adjudication/server/gold/load-gold-settings';
import { entriesOf } from '@/lib/adjudication/server/queue/list-filter';
import { refreshEntries } from '@/lib/adjudication/server/queue/refresh-entries';
import type { Ctx } from '@/lib/auth/ctx';
import { GOLD_ORIGINS_OF_ANSWERS, type GoldCounts } from '@/lib/progress/figures';
import type { WayToGold } from '../way';

/**
 * The samples of a project by their steps to gold, as wayStepOf has it. Only those that wait for a lead, and those that somebody
 * is at and that have no gold, are walked over; the others are what `samples` and `gold` leave.
 *
 * @param of samples that are not withdrawn, and those of them whose answer has a gold verdict
 */
export async function loadWay(
  ctx: Ctx,
  projectId: string,
  { samples, gold }: { samples: number; gold: GoldCounts },
): Promise<WayToGold> {
  const { db } = ctx;
  const [{ rule }] = await Promise.all([loadGoldSettings(db, projectId), refreshEntries(ctx, projectId)]);
  const waiting = await db.$queryRaw<{ origin: keyof GoldCounts['byOrigin'] | null; n: number }[]>`
    SELECT p."goldOrigin" AS origin, count(*)::int AS n FROM "SampleProgress" p
    WHERE p."sampleId" IN (SELECT d."sampleId" ${entriesOf(projectId, DEFAULT_LIST_QUERY, rule)}) GROUP BY 1`;
  const [others] = await db.$queryRaw<{ adjudication: number; reading: number }[]>`
    SELECT count(*) FILTER (WHERE p.state = 'submitted')::int AS adjudication,
      count(*) FILTER (WHERE p.state <> 'submitted')::int AS reading
    FROM "SampleProgress" p WHERE p."projectId" = ${projectId}::uuid AND p."goldVerdict" IS NULL AND p.state <> 'withdrawn'
      AND (p."labelled" OR p.state = 'claimed')
      AND p."sampleId" NOT IN (SELECT d."sampleId" ${entriesOf(projectId, DEFAULT_LIST_QUERY, rule)})`;
  const waits = (of: string | null): number => waiting.find(({ origin }) => origin === of)?.n ?? 0;
  const origins = Object.fromEntries(
    GOLD_ORIGINS_OF_ANSWERS.map((origin) => [origin, gold.byOrigin[origin] - waits(origin)]),
  ) as WayToGold['origins'];
  const whole = Object.values(origins).reduce((sum, n) => sum + n, 0);
  const adjudication = waiting.reduce((sum, { n }) => sum + n, 0) + others!.adjudication;
  const { reading } = others!;
  const unread = Math.max(0, samples - whole - adjudication - reading);
  return { unread, reading, adjudication, gold: whole, origins };
}
