import type { Ask } from '@/lib/db/pages-ahead';
import { Prisma } from '@/generated/prisma/client';
import type {
  StoredComment,
  StoredKnownUse,
  StoredPerson,
  StoredPlace,
  StoredQueued,
} from '../../contents/stored';
import { isoTime } from '../export/load-annotations';
import type { LoadedPerson } from './load-people';

const { sql } = Prisma;

/** What files say of a sample beside its annotations. */
export interface RelatedRecords {
  knownUse: StoredKnownUse | null;
  queued: StoredQueued[];
  places: StoredPlace[];
  comments: StoredComment[];
}

type Of<Row> = Row & { sampleId: string };
type CommentRow = Of<
  Omit<StoredComment, 'by' | 'replyTo' | 'mentions' | 'resolvedBy'> & {
    id: string;
    threadId: string | null;
    authorId: string;
    resolvedById: string | null;
  }
>;

/** What is known, rounds, places and comments of samples, each in an order that depends on the project alone. */
export async function loadRelated(
  ask: Ask,
  sampleIds: readonly string[],
  people: readonly LoadedPerson[],
): Promise<Map<string, RelatedRecords>> {
  const ids = sql`${sampleIds}::uuid[]`;
  const [used, queued, places, comments] = await Promise.all([
    ask<Of<StoredKnownUse>>(sql`
      SELECT "sampleId", honeypot, training FROM "KnownUse"
      WHERE "sampleId" = ANY(${ids}) AND (honeypot <> 'auto' OR training <> 'auto')`),
    ask<Of<StoredQueued>>(sql`
      SELECT q."sampleId", r.number AS round, q.places, q."openPlaces" + (
          SELECT count(*) FROM "Assignment" p WHERE p."roundId" = q."roundId" AND p."sampleId" = q."sampleId"
            AND p.state = 'claimed' AND p."reservedUntil" IS NOT NULL)::int AS open,
        q.honeypot, q.stratum, q.draw
      FROM "RoundSample" q JOIN "Round" r ON r.id = q."roundId" WHERE q."sampleId" = ANY(${ids}) ORDER BY r.number`),
    // What is only reserved leaves no trace here either: nobody has seen it.
    ask<Of<Omit<StoredPlace, 'person'> & { userId: string }>>(sql`
      SELECT p."sampleId", p."userId", r.number AS round, p.state, p.reason, ${isoTime('p."claimedAt"')} AS "claimedAt",
        ${isoTime('p."submittedAt"')} AS "submittedAt"
      FROM "Assignment" p JOIN "Round" r ON r.id = p."roundId"
      WHERE p."sampleId" = ANY(${ids}) AND p."reservedUntil" IS NULL`),
    ask<CommentRow>(sql`
      SELECT c.id, c."sampleId", c."threadId", c."segmentId", c."authorId", c.body, ${isoTime('c."createdAt"')} AS at,
        ${isoTime('c."editedAt"')} AS "editedAt", ${isoTime('c."deletedAt"')} AS "deletedAt",
        ${isoTime('c."resolvedAt"')} AS "resolvedAt", c."resolvedById"
      FROM "Comment" c WHERE c."sampleId" = ANY(${ids}) ORDER BY c."createdAt", c.id`),
  ]);
  const byUser = new Map(people.map((person, rank) => [person.userId, { ...person, rank }]));
  const named = (userId: string): StoredPerson => {
    const { name, number } = byUser.get(userId) ?? { name: '?', number: 1 };
    return { name, number };
  };
  const rank = (userId: string): number => byUser.get(userId)?.rank ?? people.length;
  const found = new Map<string, RelatedRecords>(
    sampleIds.map((id) => [id, { knownUse: null, queued: [], places: [], comments: [] }]),
  );
  for (const { sampleId, honeypot, training } of used) found.get(sampleId)!.knownUse = { honeypot, training };
  for (const { sampleId, ...one } of queued) found.get(sampleId)!.queued.push(one);
  places.sort(
    (a, b) => a.round - b.round || compare(a.claimedAt, b.claimedAt) || rank(a.userId) - rank(b.userId),
  );
  for (const { sampleId, userId, round, ...one } of places)
    found.get(sampleId)!.places.push({ round, person: named(userId), ...one });
  const indexes = new Map<string, number>();
  for (const { sampleId, id, threadId, authorId, resolvedById, ...one } of comments) {
    const own = found.get(sampleId)!.comments;
    indexes.set(id, own.length);
    own.push({
      ...one,
      ...mentionsIn(one.body, named),
      by: named(authorId),
      replyTo: threadId === null ? null : (indexes.get(threadId) ?? null),
      resolvedBy: resolvedById === null ? null : named(resolvedById),
    });
  }
  return found;
}

/** A stored body with its mentions as files have them. */
function mentionsIn(
  stored: string,
  named: (userId: string) => StoredPerson,
): { body: string; mentions: StoredPerson[] } {
  const users: string[] = [];
  const body = stored.replace(/<@([\w-]{1,64})>/g, (_, userId: string) => {
    if (!users.includes(userId)) users.push(userId);
    return `<@${users.indexOf(userId)}>`;
  });
  return { body, mentions: users.map(named) };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
