import { Prisma } from '@/generated/prisma/client';
import type { ListQuery } from '../query';
import { settledOf } from './list-filter';

const { sql, empty } = Prisma;

/** The samples of a project that a condition lets pass, with what they are sorted by and no more: texts are dear to read. */
export function hits(projectId: string, { sort }: Pick<ListQuery, 'sort'>, where: Prisma.Sql): Prisma.Sql {
  const name = sort === 'id' ? sql`, s."externalId"` : empty;
  return sql`
    SELECT d."sampleId" AS id, d."roundId", d.pivotal > 0 AS pivots, d.kind, d.agreement, s.ordinal ${name}
    FROM "Standing" d JOIN "Sample" s ON s.id = d."sampleId" AND s."projectId" = d."projectId"
    LEFT JOIN ${settledOf(projectId)} x ON x."sampleId" = d."sampleId"
    WHERE ${where}`;
}

/** What is sorted by; pivotal ones, then the worst kind, first. */
export function orderOf({ sort, descending }: Pick<ListQuery, 'sort' | 'descending'>): Prisma.Sql {
  const way = descending ? sql`DESC NULLS LAST` : sql`ASC NULLS LAST`;
  if (sort === 'priority') return sql`pivots DESC, kind DESC, ordinal`;
  if (sort === 'agreement') return sql`agreement ${way}, ordinal`;
  return sort === 'id' ? sql`"externalId" ${way}, ordinal` : sql`ordinal ${way}`;
}
