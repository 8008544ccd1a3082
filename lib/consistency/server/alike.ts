import { Prisma } from '@/generated/prisma/client';

const { sql } = Prisma;

/** Runs `r` and `o` judge alike: the same method in the same version, the same model, the same parameters. */
export const ALIKE = sql`(r.method = o.method AND r.version = o.version AND r.model IS NOT DISTINCT FROM o.model AND r.params = o.params)`;

/** The same as fields of a run. */
export const ALIKE_BY = { method: true, version: true, model: true, params: true } as const;

/** The latest run of a project that judges as another would, as rows (id). */
export const latestAlike = (
  projectId: string,
  { method, version, model, params }: Record<keyof typeof ALIKE_BY, unknown>,
): Prisma.Sql => sql`
  SELECT r.id FROM "Run" r, (
    SELECT ${method}::text AS method, ${version}::text AS version, ${model}::text AS model, ${JSON.stringify(params)}::jsonb AS params
  ) o
  WHERE r."projectId" = ${projectId}::uuid AND ${ALIKE} ORDER BY r."createdAt" DESC, r.id LIMIT 1`;
