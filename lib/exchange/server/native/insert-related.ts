import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { NativeSample } from '../../contents/native/parse/parse-record';
import type { Notes } from '../../import/import-notes';
import { MENTION } from '../../contents/native/related-records';
import type { StoredQueued } from '../../contents/stored';
import type { KnownAuthors } from '../ingest/known-authors';
import type { KnownRounds } from '../ingest/known-rounds';

interface Where {
  projectId: string;
  authors: KnownAuthors;
  rounds: KnownRounds;
  notes: Notes;
}

/** A sample of the file with its row here. */
export interface PlacedSample {
  id: string;
  sample: NativeSample;
}

const QUEUE = `
  INSERT INTO "RoundSample" ("roundId", "sampleId", "places", "openPlaces", "honeypot", "stratum", "draw", "language", "withdrawn", "queueKey")
  SELECT t."roundId", s."id", t."places", t."open", t."honeypot", t."stratum", t."draw", lower(split_part(s."language", '-', 1)),
    s."withdrawnAt" IS NOT NULL, CASE WHEN r."order" = 'random' THEN face4rag_draw('order', r."id", s."id") ELSE s."ordinal" END
  FROM jsonb_to_recordset($1::jsonb) AS t("roundId" uuid, "sampleId" uuid, "places" int, "open" int, "honeypot" boolean, "stratum" "Stratum",
    "draw" jsonb)
  JOIN "Sample" s ON s."id" = t."sampleId" JOIN "Round" r ON r."id" = t."roundId"
  ON CONFLICT ("roundId", "sampleId") DO NOTHING`;

// The lease of a place that is held begins again, so that the place does not wait for ever for somebody who is
// elsewhere.
const PLACES = `
  INSERT INTO "Assignment" ("projectId", "roundId", "sampleId", "userId", "state", "reason", "claimedAt", "submittedAt", "leaseUntil")
  SELECT $2, t."roundId", t."sampleId", t."userId", t."state", t."reason", t."claimedAt", t."submittedAt",
    CASE WHEN t."state" = 'claimed' THEN now() + make_interval(hours => r."leaseHours") END
  FROM jsonb_to_recordset($1::jsonb) AS t("roundId" uuid, "sampleId" uuid, "userId" text, "state" "AssignmentState", "reason" text,
    "claimedAt" timestamptz, "submittedAt" timestamptz)
  JOIN "Round" r ON r."id" = t."roundId"
  ON CONFLICT ("roundId", "sampleId", "userId") DO NOTHING`;

const KNOWN_USE = `
  INSERT INTO "KnownUse" ("sampleId", "honeypot", "training")
  SELECT "id", "honeypot", "training"
  FROM jsonb_to_recordset($1::jsonb) AS t("id" uuid, "honeypot" "KnownChoice", "training" "KnownChoice")`;

/** Keeps what a lead wanted of samples that are new here. */
export async function insertKnownUse(client: pg.Client, samples: readonly PlacedSample[]): Promise<void> {
  const used = samples.flatMap(({ id, sample: { knownUse } }) => (knownUse ? [{ id, ...knownUse }] : []));
  if (used.length > 0) await client.query(KNOWN_USE, [JSON.stringify(used)]);
}

const HELD = `
  SELECT q."sampleId", q."roundId", q."places", q."openPlaces" + (
    SELECT count(*) FROM "Assignment" p WHERE p."roundId" = q."roundId" AND p."sampleId" = q."sampleId"
      AND p."state" = 'claimed' AND p."reservedUntil" IS NOT NULL)::int AS "open", q."honeypot", q."stratum"
  FROM "RoundSample" q WHERE q."sampleId" = ANY($1::uuid[])`;

/**
 * Puts samples into the rounds that the file fills, with the places that people had. A round that was there keeps its queue;
 * what is different in the file is noted.
 */
export async function insertQueue(
  client: pg.Client,
  { projectId, authors, rounds, notes }: Where,
  samples: readonly PlacedSample[],
): Promise<void> {
  const queue: object[] = [];
  const places: object[] = [];
  const kept: { id: string; roundId: string; told: StoredQueued }[] = [];
  for (const { id, sample } of samples) {
    for (const told of sample.queued ?? []) {
      const round = rounds.find(told.round);
      if (!round) continue;
      const { places: all, open, honeypot, stratum, draw } = told;
      if (round.filled)
        queue.push({ roundId: round.id, sampleId: id, places: all, open, honeypot, stratum, draw });
      else kept.push({ id, roundId: round.id, told });
    }
    for (const { round: number, person, state, reason, claimedAt, submittedAt } of sample.places ?? []) {
      const round = rounds.find(number);
      if (!round?.filled) continue;
      const userId = await authors.userFor(person);
      places.push({ roundId: round.id, sampleId: id, userId, state, reason, claimedAt, submittedAt });
    }
  }
  if (queue.length > 0) await client.query(QUEUE, [JSON.stringify(queue)]);
  if (places.length > 0) await client.query(PLACES, [JSON.stringify(places), projectId]);
  if (kept.length === 0) return;
  const { rows } = await client.query<{ sampleId: string; roundId: string } & Omit<StoredQueued, 'round'>>(
    HELD,
    [kept.map(({ id }) => id)],
  );
  const held = new Map(rows.map((row) => [`${row.roundId} ${row.sampleId}`, row]));
  for (const { id, roundId, told } of kept) {
    const own = held.get(`${roundId} ${id}`);
    const keys = ['places', 'open', 'honeypot', 'stratum'] as const;
    if (!own || keys.some((key) => own[key] !== told[key])) notes.add('places_kept', String(told.round));
  }
}

const COMMENTS = `
  INSERT INTO "Comment" ("id", "projectId", "sampleId", "segmentId", "threadId", "authorId", "body", "createdAt", "editedAt",
    "deletedAt", "resolvedAt", "resolvedById")
  SELECT "id", $2, "sampleId", "segmentId", "threadId", "authorId", "body", "createdAt", "editedAt", "deletedAt", "resolvedAt",
    "resolvedById"
  FROM jsonb_to_recordset($1::jsonb) AS t("id" uuid, "sampleId" uuid, "segmentId" uuid, "threadId" uuid, "authorId" text, "body" text,
    "createdAt" timestamptz, "editedAt" timestamptz, "deletedAt" timestamptz, "resolvedAt" timestamptz, "resolvedById" text)
  ORDER BY "threadId" NULLS FIRST`;

/** Puts comments beside those that there are; one by the same person at the same moment is there already. */
export async function insertComments(
  client: pg.Client,
  { projectId, authors, notes }: Where,
  samples: readonly (PlacedSample & { segmentId: (local: string) => string | null })[],
): Promise<number> {
  const spoken = samples.filter(({ sample }) => (sample.comments ?? []).length > 0);
  if (spoken.length === 0) return 0;
  const { rows } = await client.query<{
    id: string;
    sampleId: string;
    authorId: string;
    at: Date;
    body: string;
  }>(
    `SELECT "id", "sampleId", "authorId", date_trunc('milliseconds', "createdAt") AS at, "body" FROM "Comment"
     WHERE "sampleId" = ANY($1::uuid[])`,
    [spoken.map(({ id }) => id)],
  );
  const fresh: object[] = [];
  for (const { id: sampleId, sample, segmentId } of spoken) {
    const comments = sample.comments ?? [];
    // Ascending, since the order of comments of one moment is the order of their ids.
    const ids = comments.map((): string => randomUUID()).sort();
    for (const [index, { by, at, replyTo, body, mentions, ...rest }] of comments.entries()) {
      const users = authors.usersOf(authors.candidates(by.name, by.number));
      const known = rows.find(
        (row) => row.sampleId === sampleId && row.at.toISOString() === at && users.includes(row.authorId),
      );
      if (known) {
        ids[index] = known.id;
        if (plain(known.body) !== plain(body)) notes.add('comment_kept', sample.externalId);
        continue;
      }
      const named: string[] = [];
      for (const person of mentions) named.push(await authors.userFor(person));
      const about = rest.segmentId === null ? null : segmentId(rest.segmentId);
      if (rest.segmentId !== null && about === null) notes.add('comment_segment', sample.externalId);
      fresh.push({
        id: ids[index],
        sampleId,
        segmentId: about,
        createdAt: at,
        threadId: replyTo === null ? null : ids[replyTo],
        authorId: await authors.userFor(by),
        body: body.replace(MENTION, (_, at: string) => `<@${named[Number(at)]}>`),
        editedAt: rest.editedAt,
        deletedAt: rest.deletedAt,
        resolvedAt: rest.resolvedAt,
        resolvedById: rest.resolvedBy && (await authors.userFor(rest.resolvedBy)),
      });
    }
  }
  if (fresh.length > 0) await client.query(COMMENTS, [JSON.stringify(fresh), projectId]);
  return fresh.length;
}

/** A body without whom it names. */
const plain = (body: string): string => body.replace(/<@[\w-]{1,64}>/g, '@');
