import { Prisma } from '@/generated/prisma/client';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { pseudonymOf } from '@/lib/exchange/contents/native/person';
import { requireProject } from '@/lib/project/server/require-project';
import { compareRecords } from '../compare';
import {
  CHANGES_A_PAGE,
  type Comparison,
  type ComparisonQuery,
  type SampleChange,
} from '../comparison-view-schema';
import type { SnapshotManifest } from '../manifest-view-schema';
import { fromKept, type KeptRecord } from '../snapshot-line';
import { saidByMethods, saidByPeople } from './compared-parts';
import { requireWholeSnapshot } from './require-snapshot';

const { sql } = Prisma;

type Counts = Omit<Comparison, 'before' | 'after' | 'goldRule' | 'goldAlone' | 'total' | 'samples'>;
/** A sample of the page; of an empty one there is one row, without a kind. */
type Row = Pick<SampleChange, 'sampleId' | 'externalId' | 'question' | 'answer'> & {
  kind: SampleChange['kind'] | null;
  before: KeptRecord | null;
  after: KeptRecord | null;
};

/**
 * What changed from an older snapshot to a newer one. Where one of the two holds no annotations, their gold is compared. People
 * are named to those who may see names. For leads and readers.
 */
export async function compareSnapshots(
  ctx: Ctx,
  projectId: string,
  newer: string,
  { with: older, kind, page }: ComparisonQuery,
): Promise<Comparison> {
  const { may } = await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const { db } = ctx;
  const [before, after] = [
    await requireWholeSnapshot(db, projectId, older),
    await requireWholeSnapshot(db, projectId, newer),
  ];
  const hasAnnotations = before.content === 'annotations' && after.content === 'annotations';
  const alike = before.content === after.content && hasUnitSources(before) === hasUnitSources(after);
  const held = { hasAnnotations, alike };
  const of = (id: string) => sql`(SELECT * FROM "SnapshotSample" WHERE "snapshotId" = ${id}::uuid)`;
  // Each record is read once, and only where its hash differs.
  const found = await db.$queryRaw<(Counts & Row)[]>`
    WITH kinds AS MATERIALIZED (
      SELECT "externalId", coalesce(b."sampleId", a."sampleId") AS "sampleId",
        j.a->'gold'->>'verdict' IS DISTINCT FROM j.b->'gold'->>'verdict' AS verdict,
        CASE WHEN a."sampleId" IS NULL THEN 'added' WHEN b."sampleId" IS NULL THEN 'gone' WHEN a.hash = b.hash THEN NULL
          WHEN ${saidByPeople(sql`j.a`, held)} <> ${saidByPeople(sql`j.b`, held)} THEN 'changed'
          WHEN ${saidByMethods(sql`j.a`, held)} <> ${saidByMethods(sql`j.b`, held)} THEN 'predictions' END AS kind
      FROM ${of(before.id)} a FULL JOIN ${of(after.id)} b USING ("externalId")
      LEFT JOIN LATERAL (SELECT a.record::jsonb AS a, b.record::jsonb AS b WHERE a.hash <> b.hash OFFSET 0) j ON true
    ), page AS (
      SELECT * FROM kinds WHERE ${kind ? sql`kind = ${kind}` : sql`kind <> 'predictions'`}
      ORDER BY "externalId" COLLATE "C" LIMIT ${CHANGES_A_PAGE} OFFSET ${(page - 1) * CHANGES_A_PAGE}
    ), counts AS (
      SELECT count(*) FILTER (WHERE kind IS NULL)::int AS same, count(*) FILTER (WHERE kind = 'added')::int AS added,
        count(*) FILTER (WHERE kind = 'gone')::int AS gone, count(*) FILTER (WHERE kind = 'changed')::int AS changed,
        count(*) FILTER (WHERE kind = 'predictions')::int AS predictions, count(*) FILTER (WHERE kind = 'changed' AND verdict)::int AS verdicts
      FROM kinds
    )
    SELECT c.*, p.kind, p."sampleId", p."externalId", a.record AS before, b.record AS after, s.question, s.answer
    FROM counts c LEFT JOIN page p ON true LEFT JOIN "Sample" s ON s.id = p."sampleId"
    LEFT JOIN ${of(before.id)} a ON a."externalId" = p."externalId" LEFT JOIN ${of(after.id)} b ON b."externalId" = p."externalId"
    ORDER BY p."externalId" COLLATE "C"`;
  const { same, added, gone, changed, predictions, verdicts } = found[0]!;
  const counts = { same, added, gone, changed, predictions, verdicts };
  const nameOf = may.names ? await namesOf(db, projectId) : (pseudonym: string) => pseudonym;
  return {
    ...counts,
    before: before.number,
    after: after.number,
    goldRule: { before: ruleOf(before), after: ruleOf(after) },
    goldAlone: before.content !== after.content,
    total: kind ? counts[kind] : added + gone + changed,
    samples: found.flatMap((row) => (row.kind === null ? [] : [toChange(row, row.kind, held, nameOf)])),
  };
}

/** Whether its gold tells what it was made of; in the first format it did not. */
const hasUnitSources = ({ manifest }: { manifest: unknown }): boolean =>
  (manifest as SnapshotManifest).format !== 'face4rag-snapshot/1';

const ruleOf = ({ manifest }: { manifest: unknown }): GoldRule => (manifest as SnapshotManifest).goldRule;

function toChange(
  { sampleId, externalId, question, answer, before, after }: Row,
  kind: SampleChange['kind'],
  held: Parameters<typeof compareRecords>[2],
  nameOf: (pseudonym: string) => string,
): SampleChange {
  const texts = { question, answer, reference: '' };
  const { adjudicatedBy, people, ...rest } = compareRecords(
    before && fromKept(before, texts),
    after && fromKept(after, texts),
    held,
  );
  const shown = (name: string | null): string | null => name && nameOf(name);
  return {
    ...{ kind, sampleId, externalId, question, answer, ...rest },
    adjudicatedBy: { before: shown(adjudicatedBy.before), after: shown(adjudicatedBy.after) },
    people: {
      added: people.added.map(nameOf),
      gone: people.gone.map(nameOf),
      changed: people.changed.map(nameOf),
    },
  };
}

/** What people are called whom a snapshot has under pseudonyms. */
async function namesOf(db: Db, projectId: string): Promise<(pseudonym: string) => string> {
  const authors = await db.author.findMany({
    where: { projectId, pseudonym: { not: null } },
    select: { pseudonym: true, name: true },
  });
  const names = new Map(authors.map(({ pseudonym, name }) => [pseudonymOf(pseudonym!), name]));
  return (pseudonym) => names.get(pseudonym) ?? pseudonym;
}
