import type { Db } from '@/lib/db/client';
import { byName } from '@/lib/text/by-name';
import type { OutView } from '../view';
import type { GoldRule } from '../gold-rule';

/**
 * Who has an annotation of a sample that is still to come, in a round that counts: begun, or returned by a lead. A
 * place that is only reserved does not count.
 */
export async function removeAdjudication(db: Db, sampleId: string): Promise<OutView[]> {
  const rows = await db.$queryRaw<OutView[]>`
    SELECT w.name, a."returnReason" IS NOT NULL AS "returned"
    FROM "Annotation" a JOIN "Author" w ON w.id = a."authorId"
    JOIN "Assignment" x ON x."roundId" = a."roundId" AND x."sampleId" = a."sampleId" AND x."userId" = w."userId"
    JOIN "Round" r ON r.id = a."roundId" AND r.counts
    WHERE a."sampleId" = ${sampleId}::uuid AND a.source = 'annotator' AND a.state = 'draft'
      AND x.state = 'claimed' AND x."reservedUntil" IS NULL
      AND NOT EXISTS (SELECT FROM "RoundSample" q WHERE q."roundId" = a."roundId" AND q."sampleId" = a."sampleId" AND q.honeypot)`;
  return rows.sort(byName);
}

/** The rule as it stands while annotations are out: of what was returned, nothing is gold without a lead's word. */
export const ruleWhile = (rule: GoldRule, out: readonly OutView[]): GoldRule =>
  out.some(({ returned }) => returned) ? { ...rule, kind: 'none' } : rule;
