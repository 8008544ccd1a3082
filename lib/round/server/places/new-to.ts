import { Prisma } from '@/generated/prisma/client';
import type { RoundKind } from '@/lib/round/round';

const { sql, empty } = Prisma;

/** A person's id: a value, or a column of the statement around. */
type User = string | Prisma.Sql;

/**
 * What somebody may be given of the samples of a round, as conditions on RoundSample `q`, each by indexes alone. This is the one
 * place that says so: claims, reservations, counts, what a lead gives out, and the choice of honeypots ask here.
 */

/** Place `k` is of the round whose answers are shown after submitting, and has been submitted. */
const SHOWN = sql`(k.state = 'submitted' AND EXISTS (SELECT FROM "Round" t WHERE t.id = k."roundId" AND t.kind = 'training'))`;

/** Place `k` has been submitted in another round that counts, and the round of `q` does not repeat such. */
export const REPEATED = sql`(k.state = 'submitted' AND k."roundId" <> q."roundId" AND EXISTS (
  SELECT FROM "Round" other, "Round" own
  WHERE other.id = k."roundId" AND other.counts AND own.id = q."roundId" AND NOT own.repeats))`;

/**
 * Place `k` of a person on the sample of `q` keeps it from being offered to them in a round that is no training: they had it in
 * this round, skipped it in whatever round, have been shown its answer, or it would repeat.
 */
export const BARS = sql`(k."roundId" = q."roundId" OR k.state = 'skipped' OR ${SHOWN} OR ${REPEATED})`;

/**
 * The sample is new to a person: they never had or labelled it, in whatever round and however that ended, took no part in its
 * adjudication, and nobody has told them of it. AuditEvent_adjudicators_idx is of just these actions.
 */
export const newTo = (user: User): Prisma.Sql => knowsNothing(user, { k: empty, x: empty });

/** The sample may be offered to a person by the queue: training is of what is new to them. */
export const mayBeOffered = (kind: RoundKind, user: User): Prisma.Sql =>
  kind === 'training'
    ? newTo(user)
    : sql`NOT EXISTS (SELECT FROM "Assignment" k WHERE ${theirs(user)} AND ${BARS})`;

/** The sample may be given to a person by a lead, or taken up again by themselves, also where they skipped it. */
export const mayBeGiven = (kind: RoundKind, user: User): Prisma.Sql =>
  kind === 'training'
    ? knowsNothing(user, {
        k: sql`AND k."roundId" <> q."roundId"`,
        x: sql`AND x."roundId" IS DISTINCT FROM q."roundId"`,
      })
    : sql`NOT EXISTS (SELECT FROM "Assignment" k WHERE ${theirs(user)} AND ${SHOWN})`;

/**
 * The person had another variant of the sample: what it was constructed of, what was constructed of it, or of the same source. Beside
 * each other they would show what was changed. By Sample_pedigree_idx, which is empty where nothing is constructed.
 */
export const knowsVariant = (user: User): Prisma.Sql => sql`EXISTS (
  SELECT FROM "Sample" s WHERE s.id = q."sampleId" AND (
    EXISTS (SELECT FROM "Sample" o JOIN "Assignment" k ON k."sampleId" = o.id AND k."userId" = ${user}
      WHERE o."projectId" = s."projectId" AND o.pedigree IS NOT NULL AND o.id <> s.id
        AND o.pedigree->>'source' = coalesce(s.pedigree->>'source', s."externalId"))
    OR (s.pedigree IS NOT NULL AND EXISTS (
      SELECT FROM "Sample" o JOIN "Assignment" k ON k."sampleId" = o.id AND k."userId" = ${user}
      WHERE o."projectId" = s."projectId" AND o."externalId" = s.pedigree->>'source'))))`;

/** The person holds the sample, in whatever round. */
export const isHeldBy = (user: User): Prisma.Sql =>
  sql`EXISTS (SELECT FROM "Assignment" k WHERE ${theirs(user)} AND k.state = 'claimed')`;

const theirs = (user: User): Prisma.Sql => sql`k."sampleId" = q."sampleId" AND k."userId" = ${user}`;

/** @param among which places `k` and annotations `x` are asked for */
const knowsNothing = (user: User, among: { k: Prisma.Sql; x: Prisma.Sql }): Prisma.Sql => sql`(
  NOT EXISTS (SELECT FROM "Assignment" k WHERE ${theirs(user)} ${among.k})
  AND NOT EXISTS (SELECT FROM "Annotation" x JOIN "Author" w ON w.id = x."authorId"
    WHERE x."sampleId" = q."sampleId" AND w."userId" = ${user} ${among.x})
  AND NOT EXISTS (SELECT FROM "AuditEvent" k
    WHERE k."sampleId" = q."sampleId" AND k."actorId" = ${user} AND k.action LIKE 'adjudication.%')
  AND NOT EXISTS (SELECT FROM "Notice" k WHERE ${theirs(user)}))`;
