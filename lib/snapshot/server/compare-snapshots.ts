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

type Counts = Omit<Comparison, 'before' | 'after' | 'total' | 'samples'>;
type Row = Pick<SampleChange, 'kind' | 'sampleId' | 'externalId' | 'question' | 'answer'> & {
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
  const pairs = sql`
    FROM (SELECT * FROM "SnapshotSample" WHERE "snapshotId" = ${before.id}::uuid) a
    FULL JOIN (SELECT * FROM "SnapshotSample" WHERE "snapshotId" = ${after.id}::uuid) b USING ("externalId")`;
  const kinds = sql`CASE WHEN a."sampleId" IS NULL THEN 'added' WHEN b."sampleId" IS NULL THEN 'gone' WHEN a.hash = b.hash THEN NULL
    WHEN ${saidByPeople('a', held)} <> ${saidByPeople('b', held)} THEN 'changed'
    WHEN ${saidByMethods('a', held)} <> ${saidByMethods('b', held)} THEN 'predictions' END`;
  const [counts] = await db.$queryRaw<Counts[]>`
    SELECT count(*) FILTER (WHERE kind IS NULL)::int AS same, count(*) FILTER (WHERE kind = 'added')::int AS added,
      count(*) FILTER (WHERE kind = 'gone')::int AS gone, count(*) FILTER (WHERE kind = 'changed')::int AS changed,
      count(*) FILTER (WHERE kind = 'predictions')::int AS predictions, count(*) FILTER (WHERE kind = 'changed' AND verdict)::int AS verdicts
    FROM (SELECT ${kinds} AS kind,
      a.record->'gold'->>'verdict' IS DISTINCT FROM b.record->'gold'->>'verdict' AS verdict ${pairs}) t`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT t.kind, t."sampleId", t."externalId", t.before, t.after, s.question, s.answer
    FROM (SELECT ${kinds} AS kind, coalesce(b."sampleId", a."sampleId") AS "sampleId", "externalId",
      a.record AS before, b.record AS after ${pairs}) t
    JOIN "Sample" s ON s.id = t."sampleId"
    WHERE ${kind ? sql`t.kind = ${kind}` : sql`t.kind <> 'predictions'`}
    ORDER BY t."externalId" COLLATE "C" LIMIT ${CHANGES_A_PAGE} OFFSET ${(page - 1) * CHANGES_A_PAGE}`;
  const nameOf = may.names ? await namesOf(db, projectId) : (pseudonym: string) => pseudonym;
  const { added, gone, changed } = counts!;
  return {
    ...counts!,
    before: before.number,
    after: after.number,
    goldRule: { before: ruleOf(before), after: ruleOf(after) },
    total: kind ? counts![kind] : added + gone + changed,
    samples: rows.map((row) => toChange(row, held, nameOf)),
  };
}

/** Whether its gold tells what it was made of; in the first format it did not. */
const hasUnitSources = ({ manifest }: { manifest: unknown }): boolean =>
  (manifest as SnapshotManifest).format !== 'face4rag-snapshot/1';

const ruleOf = ({ manifest }: { manifest: unknown }): GoldRule => (manifest as SnapshotManifest).goldRule;

function toChange(
  { before, after, question, answer, ...row }: Row,
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
    ...row,
    ...rest,
    ...{ question, answer },
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
