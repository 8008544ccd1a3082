import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { byName } from '@/lib/text/by-name';
import { honeypotsDue } from '@/lib/round/honeypot';
import type { HoneypotReport, HoneypotRow } from '@/lib/round/view';
import { newTo } from '../places/new-to';

interface Round {
  id: string;
  projectId: string;
  honeypotShare: number;
}

interface Person {
  userId: string;
  name: string;
  had: number;
  given: number;
  left: number;
}

/**
 * Which samples are honeypots of a round and how many people had each; and of each person of the round how many they had, how many
 * they should have by its share, and how many are still new to them. So a lead sees where honeypots do not work.
 */
export async function loadHoneypots(db: Db, round: Round): Promise<HoneypotReport> {
  const people = Prisma.sql`(
    SELECT u.id AS "userId", u.name FROM "Round" r JOIN "Member" m ON m."projectId" = r."projectId" AND m.role <> 'reader'
    JOIN "User" u ON u.id = m."userId" LEFT JOIN "RoundMember" o ON o."roundId" = r.id AND o."userId" = u.id
    WHERE r.id = ${round.id}::uuid AND (r.everybody OR o."userId" IS NOT NULL) AND coalesce(o.weight, 1) > 0)`;
  const held = Prisma.sql`a."roundId" = ${round.id}::uuid AND a.state IN ('claimed', 'submitted')`;
  const may = Prisma.sql`q."roundId" = ${round.id}::uuid AND q.honeypot AND NOT q.withdrawn AND NOT EXISTS (
    SELECT FROM "KnownUse" u WHERE u."sampleId" = q."sampleId" AND u.honeypot = 'excluded')`;
  const [rows, persons] = await Promise.all([
    db.$queryRaw<HoneypotRow[]>`
      SELECT s.id AS "sampleId", s."externalId", known.verdict, known.types::text[] AS types,
        coalesce(u.honeypot = 'excluded', false) AS excluded,
        (SELECT count(*)::int FROM "Assignment" a WHERE a."sampleId" = s.id AND ${held}) AS given,
        (SELECT count(*)::int FROM ${people} p WHERE ${newTo(Prisma.sql`p."userId"`)}) AS "newTo"
      FROM "RoundSample" q JOIN "Sample" s ON s.id = q."sampleId" CROSS JOIN LATERAL face4rag_known_answer(s.id) known
      LEFT JOIN "KnownUse" u ON u."sampleId" = s.id
      WHERE q."roundId" = ${round.id}::uuid AND q.honeypot AND NOT q.withdrawn ORDER BY s.ordinal`,
    db.$queryRaw<Person[]>`
      SELECT p."userId", p.name,
        (SELECT count(*)::int FROM "Assignment" a WHERE a."userId" = p."userId" AND ${held}) AS had,
        (SELECT count(*)::int FROM "Assignment" a JOIN "RoundSample" q ON q."roundId" = a."roundId" AND q."sampleId" = a."sampleId"
         WHERE a."userId" = p."userId" AND q.honeypot AND ${held}) AS given,
        (SELECT count(*)::int FROM "RoundSample" q WHERE ${may} AND ${newTo(Prisma.sql`p."userId"`)}) AS left
      FROM ${people} p`,
  ]);
  const of = { roundId: round.id, honeypotShare: round.honeypotShare };
  const due = ({ userId, had }: Person): number => honeypotsDue(of, userId, had);
  return { rows, people: persons.sort(byName).map((one) => ({ ...one, due: due(one) })) };
}
