import { Prisma } from '@/generated/prisma/client';
import type { ListQuery } from '@/lib/adjudication/query';

const { sql } = Prisma;

/** What `orderOf` reads of entries `d`: sorting many is quick where rows are narrow. */
export const KEYS: Record<ListQuery['sort'], Prisma.Sql> = {
  priority: sql`d."isPivotal", d.kind, d.ordinal`,
  agreement: sql`d.ordinal, d.agreement`,
  id: sql`d."externalId"`,
  ordinal: sql`d.ordinal`,
};

/** What entries `d` are sorted by; pivotal ones, then the worst kind, first. Words as an index has them let it be walked. */
export function orderOf({ sort, descending }: Pick<ListQuery, 'sort' | 'descending'>): Prisma.Sql {
  const way = descending ? sql`DESC` : sql`ASC`;
  if (sort === 'priority') return sql`d."isPivotal" DESC, d.kind DESC, d.ordinal`;
  if (sort === 'agreement') return sql`d.agreement ${way} NULLS LAST, d.ordinal`;
  return sort === 'id' ? sql`d."externalId" ${way}` : sql`d.ordinal ${way}`;
}

/** Whether entry `d` stands after the current one, `here`, in the order of the list. */
export function isLater({ sort, descending }: Pick<ListQuery, 'sort' | 'descending'>): Prisma.Sql {
  const [on, sign] = descending ? [sql`<`, sql`-`] : [sql`>`, Prisma.empty];
  const level = (of: Prisma.Sql) =>
    sql`(${of}.agreement IS NULL, ${sign}coalesce(${of}.agreement, 0), ${of}.ordinal)`;
  if (sort === 'priority')
    return sql`(d."isPivotal", d.kind, -d.ordinal) < (here."isPivotal", here.kind, -here.ordinal)`;
  if (sort === 'agreement') return sql`${level(sql`d`)} > ${level(sql`here`)}`;
  return sort === 'id' ? sql`d."externalId" ${on} here."externalId"` : sql`d.ordinal ${on} here.ordinal`;
}
