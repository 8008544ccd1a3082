import { Prisma } from '@/generated/prisma/client';
import { UNIT_SOURCES } from '../unit-sources';

const { sql, raw } = Prisma;

// Parts of records in SQL, without what depends on others alone. compared-record.ts has the same for one record. `record`: jsonb.

interface Held {
  /** Both hold annotations. */
  hasAnnotations: boolean;
  /** Both hold the same things. */
  alike: boolean;
}

/** Whatever a record says beside what methods say; of two that hold other things, their gold. */
export function saidByPeople(record: Prisma.Sql, { hasAnnotations, alike }: Held): Prisma.Sql {
  const parts = [
    goldIn(record, alike),
    ...(hasAnnotations ? [annotationsOf(record, 'people')] : []),
    ...(alike
      ? [
          sql`${record} - '{gold,annotations,past_segments,erratum}'::text[]`,
          sql`(SELECT jsonb_agg(p - '{id,parents}'::text[] ORDER BY at) FROM jsonb_array_elements(${record}->'past_segments') WITH ORDINALITY t(p, at))`,
          sql`CASE WHEN jsonb_typeof(${record}->'erratum') = 'object' THEN (${record}->'erratum') - '{suspect,doubted_by}'::text[] END`,
        ]
      : []),
  ];
  return sql`jsonb_build_array(${Prisma.join(parts)})`;
}

/** What methods say: their predictions, and which of them doubt a released label. */
export function saidByMethods(record: Prisma.Sql, { hasAnnotations, alike }: Held): Prisma.Sql {
  const parts = [
    ...(hasAnnotations ? [annotationsOf(record, 'methods')] : []),
    ...(alike
      ? [
          sql`(SELECT jsonb_agg(d - 'params' ORDER BY at) FROM jsonb_array_elements(${record}->'erratum'->'doubted_by') WITH ORDINALITY t(d, at))`,
        ]
      : []),
  ];
  return parts.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${Prisma.join(parts)})`;
}

/** Gold without its rule and what methods say of its units, and who said what in no order; of other things held, without what it was made of. */
function goldIn(record: Prisma.Sql, alike: boolean): Prisma.Sql {
  const gold = sql`(${record}->'gold')`;
  const unit = alike
    ? sql`unit - 'predictions' || jsonb_build_object('labels', (SELECT jsonb_agg(l ORDER BY l) FROM jsonb_array_elements(unit->'labels') l))`
    : sql`unit - ${UNIT_SOURCES as unknown as string[]}::text[]`;
  return sql`CASE WHEN jsonb_typeof(${gold}) = 'object' THEN jsonb_set(${gold} - 'rule', '{units}', (
    SELECT coalesce(jsonb_agg(${unit} ORDER BY at), '[]') FROM jsonb_array_elements(${gold}->'units') WITH ORDINALITY t(unit, at))) END`;
}

/** Annotations without the numbers that the ones before them change. */
function annotationsOf(record: Prisma.Sql, whose: 'people' | 'methods'): Prisma.Sql {
  const of = whose === 'methods' ? sql`=` : sql`<>`;
  const each = (list: string, without: Prisma.Sql): Prisma.Sql =>
    sql`(SELECT coalesce(jsonb_agg(one - ${without} ORDER BY nr), '[]') FROM jsonb_array_elements(x->${raw(`'${list}'`)}) WITH ORDINALITY y(one, nr))`;
  return sql`(SELECT jsonb_agg((x - 'derived_from') || jsonb_build_object('segments', ${each('segments', sql`'{id,parents}'::text[]`)},
      'flips', ${each('flips', sql`'segment'`)}) ORDER BY at)
    FROM jsonb_array_elements(${record}->'annotations') WITH ORDINALITY t(x, at) WHERE x->>'source' ${of} 'method')`;
}
