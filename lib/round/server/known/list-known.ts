import { z } from 'zod';
import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { pageNumber, unset } from '@/lib/sample/query-params';
import { KNOWN_ORIGINS, KNOWN_VERDICTS, type KnownVerdict } from '@/lib/round/known';
import type { KnownRow } from '@/lib/round/view';
import { newTo } from '../places/new-to';

const { sql, empty } = Prisma;
export const KNOWN_A_PAGE = 50;

/** What the list of known answers is asked for. */
export const knownQuerySchema = z.object({
  verdict: unset(z.enum(KNOWN_VERDICTS)),
  origin: unset(z.enum(KNOWN_ORIGINS)),
  page: pageNumber,
});
export type KnownQuery = z.infer<typeof knownQuerySchema>;

/**
 * The samples of a project whose answer is known, in order of arrival: what it is, from where, in which rounds it serves, and how
 * many people it is new to; with the number of each verdict, whatever the filters. For leads: to others it would tell the honeypots.
 */
export async function listKnown(
  ctx: Ctx,
  projectId: string,
  { verdict, origin, page }: KnownQuery,
): Promise<{
  rows: KnownRow[];
  total: number;
  counts: Record<KnownVerdict, number>;
  people: number;
  archived: boolean;
}> {
  const { archived } = await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const all = sql`"Sample" s CROSS JOIN LATERAL face4rag_known_answer(s.id) known
    WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL`;
  const shown = sql`${all} ${verdict ? sql`AND known.verdict = ${verdict}::"Verdict"` : empty}
    ${origin ? sql`AND known.origin = ${origin}` : empty}`;
  const people = await ctx.db.member.count({ where: { projectId, role: { in: ['lead', 'annotator'] } } });
  const [counted, total, rows] = await Promise.all([
    ctx.db.$queryRaw<{ verdict: KnownVerdict; n: number }[]>`
      SELECT known.verdict, count(*)::int AS n FROM ${all} GROUP BY 1`,
    ctx.db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM ${shown}`,
    ctx.db.$queryRaw<KnownRow[]>`
      SELECT s.id AS "sampleId", s."externalId", s.language, known.origin, known.verdict, known.types::text[] AS types,
        coalesce(u.honeypot, 'auto') AS honeypot, coalesce(u.training, 'auto') AS training, (
          SELECT count(*)::int FROM "Member" m, LATERAL (SELECT s.id AS "sampleId") q
          WHERE m."projectId" = s."projectId" AND m.role <> 'reader' AND ${newTo(sql`m."userId"`)}) AS "newTo", (
          SELECT coalesce(json_agg(json_build_object('roundId', r.id, 'number', r.number, 'name', r.name,
            'training', r.kind = 'training', 'given', (SELECT count(*) FROM "Assignment" a
              WHERE a."roundId" = r.id AND a."sampleId" = s.id AND a.state IN ('claimed', 'submitted'))) ORDER BY r.number), '[]')
          FROM "RoundSample" q JOIN "Round" r ON r.id = q."roundId"
          WHERE q."sampleId" = s.id AND (q.honeypot OR r.kind = 'training')) AS rounds
      FROM (SELECT s.id FROM ${shown} ORDER BY s.ordinal LIMIT ${KNOWN_A_PAGE} OFFSET ${(page - 1) * KNOWN_A_PAGE}) page
      JOIN "Sample" s ON s.id = page.id CROSS JOIN LATERAL face4rag_known_answer(s.id) known
      LEFT JOIN "KnownUse" u ON u."sampleId" = s.id
      ORDER BY s.ordinal`,
  ]);
  const counts = { consistent: 0, inconsistent: 0 };
  for (const { verdict: of, n } of counted) counts[of] = n;
  return { rows, total: total[0]!.n, counts, people, archived };
}
