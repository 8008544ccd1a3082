import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { Breeding, Measured } from '../figures/figures';

/** Agreement on consistent or not as it was last computed for something. */
export interface StoredAlpha {
  alpha: Measured;
  units: number;
  /** ISO 8601. */
  madeAt: string;
}

export interface Quality {
  /** Over each person's newest counting annotation of every sample; null before it was computed. */
  whole: StoredAlpha | null;
  /** The two newest rounds that it was computed for, the newest first. */
  rounds: (StoredAlpha & { id: string; number: number; name: string })[];
  /** The two types that people disagree on most often where anybody gave them. */
  disputed: Breeding[];
}

interface Row {
  id: string | null;
  number: number | null;
  name: string | null;
  alpha: Measured;
  units: number;
  types: Breeding[] | null;
  madeAt: Date;
}

/** What the newest reports over all labels and samples came to; nothing is computed for it. Leads alone. */
export async function loadQuality(ctx: Ctx, projectId: string): Promise<Quality> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT r.id, r.number, r.name, a.figures#>'{levels,verdict,coefficients,alpha}' AS alpha,
      (a.figures#>>'{levels,verdict,units}')::int AS units,
      CASE WHEN r.id IS NULL THEN a.figures->'types' END AS types, a."finishedAt" AS "madeAt"
    FROM (SELECT DISTINCT ON (p."roundId") p.* FROM "AgreementReport" p
      WHERE p."projectId" = ${projectId}::uuid AND p.state = 'done' AND p.labels = 'all'
        AND p.language IS NULL AND p.generator IS NULL AND p.origin IS NULL
      ORDER BY p."roundId", p."createdAt" DESC) a
    LEFT JOIN "Round" r ON r.id = a."roundId" ORDER BY r.number DESC NULLS FIRST`;
  const stored = ({ alpha, units, madeAt }: Row): StoredAlpha => ({
    alpha,
    units,
    madeAt: madeAt.toISOString(),
  });
  const whole = rows.find(({ id }) => id === null);
  return {
    whole: whole ? stored(whole) : null,
    rounds: rows
      .flatMap((row) =>
        row.id === null ? [] : [{ id: row.id, number: row.number!, name: row.name!, ...stored(row) }],
      )
      .slice(0, 2),
    disputed: mostDisputed(whole?.types ?? []),
  };
}

const mostDisputed = (types: readonly Breeding[]): Breeding[] =>
  types
    .filter(({ differing }) => differing > 0)
    .sort((a, b) => b.differing / b.units - a.differing / a.units || b.differing - a.differing)
    .slice(0, 2);
