import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { mayBeOffered } from './new-to';
import { type Participation, loadParticipations } from '../rounds/load-participations';

const { sql, empty } = Prisma;

/** An open round in which a person may take places. */
export interface Turn extends Participation {
  /** Where their own share is done: those who still have room in theirs, and come first. */
  before: Pick<Participation, 'userId' | 'languages'>[];
}

/**
 * The open rounds in which a person has places to take, in the order in which they are worked off. Whose share is done still
 * takes what nobody may take who has room in theirs: not for their languages, or because they have had it. Else places would
 * be left over.
 */
export async function listTurns(
  db: Db,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const part of await loadParticipations(db, projectId, { userId })) {
    const others = part.left === 0 ? await loadParticipations(db, projectId, { roundId: part.roundId }) : [];
    const before = others.filter((other) => other.shares && other.left !== 0);
    turns.push({ ...part, before: before.map(({ userId, languages }) => ({ userId, languages })) });
  }
  return turns;
}

/** The part of a condition on RoundSample `q` that it is in a language that they read. */
const readBy = ({ languages }: Turn): Prisma.Sql =>
  languages.length > 0 ? sql`AND q.language = ANY(${[...languages, 'und']}::text[])` : empty;

/** RoundSample `q` is a free place of the round that may be theirs, going by languages and shares alone. */
export const freeIn = (turn: Turn): Prisma.Sql =>
  sql`q."roundId" = ${turn.roundId}::uuid AND q."openPlaces" > 0 AND NOT q.withdrawn AND NOT q.honeypot
    ${readBy(turn)} ${turn.before.length > 0 ? goesPast(turn) : empty}`;

/** RoundSample `q` is a honeypot of the round that they can read, and that no lead has excluded since. */
export const honeypotIn = (turn: Turn): Prisma.Sql =>
  sql`q."roundId" = ${turn.roundId}::uuid AND q.honeypot AND NOT q.withdrawn ${readBy(turn)}
    AND NOT EXISTS (SELECT FROM "KnownUse" u WHERE u."sampleId" = q."sampleId" AND u.honeypot = 'excluded')`;

/**
 * Nobody who has room left may take RoundSample `q`: it is not to be offered to them, or they do not read it. What none of them
 * has met, in languages that one of them reads, is ruled out first, as that is nearly all and quick to tell; training rounds are short.
 */
function goesPast({ roundId, kind, before }: Turn): Prisma.Sql {
  const all = before.some(({ languages }) => languages.length === 0);
  const read = [...new Set(before.flatMap(({ languages }) => languages)), 'und'];
  const met = sql`q."sampleId" IN (SELECT h."sampleId" FROM "Assignment" h
    WHERE h."projectId" = (SELECT r."projectId" FROM "Round" r WHERE r.id = ${roundId}::uuid)
      AND h."userId" = ANY(${before.map(({ userId }) => userId)}::text[]))`;
  return sql`
    AND (${kind === 'training' ? sql`true` : met} OR ${all ? sql`false` : sql`q.language <> ALL(${read}::text[])`})
    AND NOT EXISTS (
      SELECT FROM json_to_recordset(${JSON.stringify(before)}::json) AS o("userId" text, languages text[])
      WHERE (cardinality(o.languages) = 0 OR q.language = ANY(o.languages || 'und'::text))
        AND ${mayBeOffered(kind, sql`o."userId"`)})`;
}
