import { z } from 'zod';
import { drawSchema } from '@/lib/round/drawn';
import { KNOWN_CHOICES } from '@/lib/round/known';
import { STORED_PLACE_STATES, STRATA, type StoredComment, type StoredPlace } from '../stored';
import { personRecord, personSchema } from './person';

// What a line of the native format says of a sample beside its annotations: rounds, places and comments.

const count = z.number().int().min(0).max(1_000_000);
const round = z.number().int().min(1).max(10_000);
export const time = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString())
  .meta({ description: 'ISO 8601 with an offset' });

export const queuedSchema = z.strictObject({
  round,
  places: count,
  open: count,
  honeypot: z.boolean().default(false),
  stratum: z.enum(STRATA).default('whole'),
  draw: drawSchema.nullable().default(null),
});

export const knownUseRecordSchema = z.strictObject({
  honeypot: z.enum(KNOWN_CHOICES),
  training: z.enum(KNOWN_CHOICES),
});

const place = z.strictObject({
  round,
  person: personSchema,
  state: z.enum(STORED_PLACE_STATES),
  reason: z.string().max(1_000).nullable().default(null),
  claimed_at: time,
  submitted_at: time.nullable().default(null),
});
export const placeSchema = place.transform(({ claimed_at, submitted_at, ...rest }): StoredPlace => ({
  ...rest,
  claimedAt: claimed_at,
  submittedAt: submitted_at,
}));

export const placeRecord = ({ round, person, state, reason, claimedAt, submittedAt }: StoredPlace) => ({
  round,
  person: personRecord(person),
  state,
  reason,
  claimed_at: claimedAt,
  submitted_at: submittedAt,
});

const comment = z.strictObject({
  by: personSchema,
  at: time,
  segment: count.nullable().default(null),
  reply_to: count.nullable().default(null),
  body: z.string().max(100_000),
  mentions: z.array(personSchema).max(1_000).default([]),
  edited_at: time.nullable().default(null),
  deleted_at: time.nullable().default(null),
  resolved_at: time.nullable().default(null),
  resolved_by: personSchema.nullable().default(null),
});
export const commentFileSchema = comment.transform(
  ({ by, at, segment, reply_to, body, mentions, ...rest }): StoredComment => ({
    by,
    at,
    body,
    mentions,
    segmentId: segment === null ? null : String(segment),
    replyTo: reply_to,
    editedAt: rest.edited_at,
    deletedAt: rest.deleted_at,
    resolvedAt: rest.resolved_at,
    resolvedBy: rest.resolved_by,
  }),
);

/** A comment for a file; `number` gives a segment's number there. */
export const commentRecord = (
  { by, at, segmentId, replyTo, body, mentions, ...rest }: StoredComment,
  number: (segmentId: string) => number | null,
) => ({
  by: personRecord(by),
  at,
  segment: segmentId === null ? null : number(segmentId),
  reply_to: replyTo,
  body,
  mentions: mentions.map(personRecord),
  edited_at: rest.editedAt,
  deleted_at: rest.deletedAt,
  resolved_at: rest.resolvedAt,
  resolved_by: rest.resolvedBy && personRecord(rest.resolvedBy),
});

/** Comments whose parts do not fit together, each by its index and field. */
export function commentFaults(
  comments: readonly StoredComment[],
  hasSegment: (id: string) => boolean,
): (readonly [index: number, field: 'segment' | 'reply_to' | 'body'])[] {
  return comments.flatMap(({ segmentId, replyTo, body, mentions }, index) => {
    const wrong: (readonly [number, 'segment' | 'reply_to' | 'body'])[] = [];
    if (segmentId !== null && !hasSegment(segmentId)) wrong.push([index, 'segment']);
    if (replyTo !== null && (replyTo === index || comments[replyTo]?.replyTo !== null))
      wrong.push([index, 'reply_to']);
    const named = [...body.matchAll(MENTION)].every(([, at]) => Number(at) < mentions.length);
    if (!named) wrong.push([index, 'body']);
    return wrong;
  });
}

/** A mention in a body of a file: the index into the comment's own list. */
export const MENTION = /<@(\d{1,4})>/g;
