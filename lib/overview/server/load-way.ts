import { DEFAULT_LIST_QUERY } from '@/lib/adjudication/query';
import { loadGoldSettings } from '@/lib/adjudication/server/gold/load-gold-settings';
import { entriesOf } from '@/lib/adjudication/server/queue/list-filter';
import { refreshEntries } from '@/lib/adjudication/server/queue/refresh-entries';
import type { Ctx } from '@/lib/auth/ctx';
import { GOLD_ORIGINS_OF_ANSWERS, type GoldCounts } from '@/lib/progress/figures';
import type { WayToGold } from '../way';

/** Samples in a step, with gold of this origin or none. */
interface Row {
  step: 'adjudication' | 'reading';
  origin: keyof GoldCounts['byOrigin'] | null;
  n: number;
}

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
  const rows = await db.$queryRaw<Row[]>`
    WITH waiting AS MATERIALIZED (SELECT d."sampleId" ${entriesOf(projectId, DEFAULT_LIST_QUERY, rule)})
    SELECT 'adjudication' AS step, p."goldOrigin" AS origin, count(*)::int AS n
      FROM "SampleProgress" p WHERE p."sampleId" IN (SELECT "sampleId" FROM waiting) GROUP BY 2
    UNION ALL
    SELECT CASE WHEN p.state = 'submitted' THEN 'adjudication' ELSE 'reading' END, NULL, count(*)::int
      FROM "SampleProgress" p WHERE p."projectId" = ${projectId}::uuid AND p."goldVerdict" IS NULL AND p.state <> 'withdrawn'
        AND (p."labelled" OR p.state = 'claimed') AND p."sampleId" NOT IN (SELECT "sampleId" FROM waiting) GROUP BY 1`;
  const countOf = (isMeant: (row: Row) => boolean): number =>
    rows.filter(isMeant).reduce((sum, { n }) => sum + n, 0);
  const origins = Object.fromEntries(
    GOLD_ORIGINS_OF_ANSWERS.map((one) => [one, gold.byOrigin[one] - countOf(({ origin }) => origin === one)]),
  ) as WayToGold['origins'];
  const whole = Object.values(origins).reduce((sum, n) => sum + n, 0);
  const adjudication = countOf(({ step }) => step === 'adjudication');
  const reading = countOf(({ step }) => step === 'reading');
  const unread = Math.max(0, samples - whole - adjudication - reading);
  return { unread, reading, adjudication, gold: whole, origins };
}
