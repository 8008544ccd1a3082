import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { isOfOrigin } from '@/lib/sample/server/sample-origin';
import type { Restriction } from '../units/restriction';

/** What a report is about: one round, or with null each person's newest counting annotation; of some of the labels and samples. */
export interface ReportScope extends Restriction {
  projectId: string;
  roundId: string | null;
}

/** The name under which `sampleAgreementsOf` has the whole sample agreement: its project, whether it is current, its revision. */
const wholeOf = ({ labels }: Restriction): Prisma.Sql => Prisma.raw(labels === 'all' ? 's' : 'd');

/** The sample agreements `s` of a scope, over the labels that are compared, as FROM and WHERE. */
export function sampleAgreementsOf(scope: ReportScope): Prisma.Sql {
  const { projectId, roundId, labels } = scope;
  const { sql } = Prisma;
  const d = wholeOf(scope);
  const from =
    labels === 'all'
      ? sql`"SampleAgreement" s`
      : sql`"RestrictedAgreement" s JOIN "SampleAgreement" d ON d."roundId" = s."roundId" AND d."sampleId" = s."sampleId"
          AND d.pooled = s.pooled AND s.labels = ${labels}::"ComparedLabels"`;
  const inRound = roundId === null ? sql`${d}.current` : sql`s."roundId" = ${roundId}::uuid AND NOT s.pooled`;
  return sql`FROM ${from} WHERE ${d}."projectId" = ${projectId}::uuid AND ${inRound} ${ofSamples(scope)}`;
}

/** Of which samples they are: nothing is looked up where they are of all. */
function ofSamples({ language, generator, origin }: Restriction): Prisma.Sql {
  const { sql, empty, join } = Prisma;
  const conditions = [
    ...(language === null ? [] : [sql`x.language = ${language}`]),
    ...(generator === null ? [] : [sql`x.generator = ${generator}`]),
    ...(origin === null ? [] : [isOfOrigin('x', origin)]),
  ];
  return conditions.length === 0
    ? empty
    : sql`AND EXISTS (SELECT FROM "Sample" x WHERE x.id = s."sampleId" AND ${join(conditions, ' AND ')})`;
}

/** How many sample agreements there are, and by what a report knows that it was made of these: their number and highest revision. */
export async function fingerprintOf(
  db: Db,
  scope: ReportScope,
): Promise<{ count: number; fingerprint: string }> {
  const [found] = await db.$queryRaw<{ count: number; newest: bigint | null }[]>`
    SELECT count(*)::int AS count, max(${wholeOf(scope)}.revision) AS newest ${sampleAgreementsOf(scope)}`;
  const { count = 0, newest = null } = found ?? {};
  return { count, fingerprint: `${count}/${newest ?? 0}` };
}
