import { createHash } from 'node:crypto';
import { Prisma, type Round } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import type { PreviewPerson, PreviewSample, RoundPreview } from '@/lib/round/preview';
import { loadRoundAnnotators } from './list-round-annotators';
import { newTo, REPEATED } from '../places/new-to';
import { type Participation, loadParticipations } from './load-participations';
import { loadNeighbours } from './load-neighbours';

const { sql } = Prisma;
/** Samples that a preview lists. */
const LISTED = 50;

/** A person of the round has had the sample of RoundSample `q` in another round, opened or not any more. */
const met = (
  userIds: readonly string[],
): Prisma.Sql => sql`k."sampleId" = q."sampleId" AND k."roundId" <> q."roundId"
  AND k."reservedUntil" IS NULL AND k."userId" = ANY(${[...userIds]}::text[])`;

/** What a round that has been drawn in this transaction takes and gives. */
export async function loadPreview(
  db: Tx,
  round: Round,
): Promise<Omit<RoundPreview, 'chosen' | 'unknown' | 'drawn'> & { queue: string }> {
  const { id, projectId, kind, honeypotShare, repeats } = round;
  const parts = await loadParticipations(db, projectId, { roundId: id });
  const userIds = parts.map(({ userId }) => userId);
  const annotators = await loadRoundAnnotators(db, projectId);
  const nameOf = (userId: string): string => annotators.find((one) => one.userId === userId)?.name ?? '';
  const sums = await readSums(db, round, userIds);
  return {
    kind,
    honeypotShare,
    repeats,
    ...sums,
    first: await readFirst(db, id, userIds),
    people: await readPeople(db, id, parts, nameOf),
    ...(await loadNeighbours(db, round, userIds, nameOf)),
    queue: await digest(db, id),
  };
}

async function readSums(db: Tx, { id, projectId }: Round, userIds: readonly string[]) {
  const [sums] = await db.$queryRaw<
    Pick<RoundPreview, 'samples' | 'places' | 'known' | 'honeypots' | 'met'>[]
  >`
    SELECT count(*) FILTER (WHERE NOT q.honeypot)::int AS samples,
      coalesce(sum(q.places) FILTER (WHERE NOT q.honeypot), 0)::int AS places,
      count(*) FILTER (WHERE EXISTS (SELECT FROM face4rag_known_answer(s.id)))::int AS known,
      count(*) FILTER (WHERE q.honeypot)::int AS honeypots,
      count(*) FILTER (WHERE NOT q.honeypot AND q."sampleId" IN (
        SELECT k."sampleId" FROM "Assignment" k
        WHERE k."projectId" = ${projectId}::uuid AND k."roundId" <> ${id}::uuid AND k."reservedUntil" IS NULL
          AND k."userId" = ANY(${[...userIds]}::text[])))::int AS met
    FROM "RoundSample" q JOIN "Sample" s ON s.id = q."sampleId"
    WHERE q."roundId" = ${id}::uuid AND NOT q.withdrawn`;
  return sums!;
}

async function readFirst(db: Tx, roundId: string, userIds: readonly string[]): Promise<PreviewSample[]> {
  return db.$queryRaw<PreviewSample[]>`
    SELECT s.id, s."externalId", left(s.question, 160) AS question, q.honeypot, ARRAY(
      SELECT DISTINCT u.name FROM "Assignment" k JOIN "User" u ON u.id = k."userId"
      WHERE ${met(userIds)} ORDER BY u.name) AS "knownTo"
    FROM "RoundSample" q JOIN "Sample" s ON s.id = q."sampleId"
    WHERE q."roundId" = ${roundId}::uuid AND NOT q.withdrawn
    ORDER BY q."queueKey", q."sampleId" LIMIT ${LISTED}`;
}

async function readPeople(
  db: Tx,
  roundId: string,
  parts: readonly Participation[],
  nameOf: (userId: string) => string,
): Promise<PreviewPerson[]> {
  const ordinary = sql`q."roundId" = ${roundId}::uuid AND NOT q.withdrawn AND NOT q.honeypot`;
  const free = await db.$queryRaw<{ language: string; n: number }[]>`
    SELECT q.language, count(*)::int AS n FROM "RoundSample" q WHERE ${ordinary} GROUP BY 1`;
  const had = await db.$queryRaw<{ userId: string; language: string; knows: number; kept: number }[]>`
    SELECT k."userId", q.language, count(DISTINCT q."sampleId")::int AS knows,
      count(DISTINCT q."sampleId") FILTER (WHERE ${REPEATED})::int AS kept
    FROM "RoundSample" q JOIN "Assignment" k ON ${met(parts.map(({ userId }) => userId))}
    WHERE ${ordinary} GROUP BY 1, 2`;
  const people: PreviewPerson[] = [];
  for (const { userId, languages, left } of parts) {
    const reads = ({ language }: { language: string }): boolean =>
      languages.length === 0 || language === 'und' || languages.includes(language);
    const own = had.filter((row) => row.userId === userId);
    const readable = free.filter(reads).reduce((sum, { n }) => sum + n, 0);
    const kept = own.filter(reads).reduce((sum, row) => sum + row.kept, 0);
    const [pots] = await db.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM "RoundSample" q
      WHERE q."roundId" = ${roundId}::uuid AND q.honeypot AND NOT q.withdrawn AND ${newTo(userId)}`;
    people.push({
      userId,
      name: nameOf(userId),
      honeypots: pots!.n,
      knows: own.reduce((sum, row) => sum + row.knows, 0),
      mayGet: Math.max(0, Math.min(readable - kept, left ?? Infinity)),
    });
  }
  return people.sort((a, b) => a.name.localeCompare(b.name));
}

/** The samples of a queue with their places, as one short text. */
async function digest(db: Tx, roundId: string): Promise<string> {
  const [row] = await db.$queryRaw<{ text: string }[]>`
    SELECT md5(coalesce(string_agg(q."sampleId"::text || q.places || q.honeypot, ',' ORDER BY q."sampleId"), '')) AS text
    FROM "RoundSample" q WHERE q."roundId" = ${roundId}::uuid`;
  return row!.text;
}

/** Stands for settings and queue alike. */
export const digestOf = (settings: object, queue: string): string =>
  createHash('sha256')
    .update(`${JSON.stringify(settings)} ${queue}`)
    .digest('hex');
