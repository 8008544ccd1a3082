import { z } from 'zod';
import { KNOWN_ORIGINS, KNOWN_VERDICTS } from './known';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { ROUND_KINDS, ROUND_ORDERS, ROUND_STATES, roundPersonSchema } from './round';
import { personWorkSchema, workSchema } from '@/lib/progress/view-schema';
import { chosenSamplesSchema } from './chosen-samples';

export const knownAnswerSchema = z.object({
  origin: z.enum(KNOWN_ORIGINS),
  verdict: z.enum(KNOWN_VERDICTS),
  /** Empty of consistent ones, and where the source names none. */
  types: z.array(z.enum(ERROR_TYPES)),
});

/** A round in the list of a project. */
export const roundViewSchema = workSchema.extend({
  id: z.string(),
  number: z.number(),
  kind: z.enum(ROUND_KINDS),
  name: z.string(),
  state: z.enum(ROUND_STATES),
  overlap: z.number(),
  order: z.enum(ROUND_ORDERS),
  counts: z.boolean(),
  /** In its queue, without honeypots, which are given besides. */
  samples: z.number(),
  /** Those on which somebody submitted, works or has one reserved, and free ones. */
  total: z.number(),
  /** Places that nobody has; none once the round is closed. */
  free: z.number(),
  honeypots: workSchema.extend(z.object({ laid: z.number() }).shape),
  /** ISO 8601. */
  createdAt: z.string(),
});

/** What a person has done in a round; an imported author has no account. */
export const personProgressSchema = personWorkSchema.extend({
  name: z.string(),
  /** Skipped, lapsed or given to others. */
  ended: z.number(),
  /** Milliseconds of active work. */
  activeMs: z.number(),
  /** ISO 8601; null before the first. */
  lastAt: z.string().nullable(),
});

export const paceSchema = z.object({
  /** Samples submitted on an average day of late; 0 where there are none. */
  perDay: z.number(),
  /** ISO 8601, when the rest will be done at this pace; null where nobody works, or nothing is left. */
  endsAt: z.string().nullable(),
});

/** A honeypot of a round. */
export const honeypotRowSchema = knownAnswerSchema.pick({ verdict: true, types: true }).extend({
  sampleId: z.string(),
  externalId: z.string(),
  /** A lead has excluded it since: nobody gets it any more. */
  excluded: z.boolean(),
  /** People who have had it in the round. */
  given: z.number(),
  /** People of the round whom it could still be given. */
  newTo: z.number(),
});

/** How honeypots reach a person in a round. */
const honeypotsOfPersonSchema = z.object({
  userId: z.string(),
  name: z.string(),
  /** All places that they have had, the honeypots among them, and how many should be by the round's share. */
  had: z.number(),
  given: z.number(),
  due: z.number(),
  /** Honeypots that are still new to them. */
  left: z.number(),
});

/** Honeypots of a round, for leads. */
export const honeypotReportSchema = z.object({
  rows: z.array(honeypotRowSchema),
  people: z.array(honeypotsOfPersonSchema),
});

/** Free places that nobody may take. */
export const stuckPlacesSchema = z.object({
  /** In languages that nobody who takes part reads, as primary subtags. */
  unread: z.array(z.object({ language: z.string(), places: z.number() })),
  /** On samples that all have had who might take them. */
  few: z.number(),
});

/** How a person did on one type, on consistent answers, or on inconsistent ones whose types are not known. */
export const recallRowSchema = z.object({
  userId: z.string(),
  name: z.string(),
  type: z.union([z.enum(ERROR_TYPES), z.literal('consistent'), z.literal('inconsistent')]),
  /** Samples that hold it. */
  of: z.number(),
  /** Those in which the person named this type; without a type, those with the same verdict. */
  found: z.number(),
  /** Those that they called inconsistent, with whatever type. */
  noticed: z.number(),
});

export const roundAnnotatorSchema = z.object({ userId: z.string(), name: z.string() });

/** One round with all that its page shows but the places. */
export const roundDetailSchema = roundViewSchema.extend({
  version: z.number(),
  settings: z.object({
    share: z.number(),
    size: z.number().nullable(),
    randomShare: z.number(),
    honeypotShare: z.number(),
    leaseHours: z.number().nullable(),
    everybody: z.boolean(),
    even: z.boolean(),
    repeats: z.boolean(),
  }),
  /** How its samples were chosen. */
  chosen: z.object({
    from: chosenSamplesSchema,
    unread: z.boolean(),
    drawShare: z.number(),
    later: z.boolean(),
  }),
  people: z.array(roundPersonSchema),
  progress: z.array(personProgressSchema),
  pace: paceSchema,
  honeypotReport: honeypotReportSchema,
  stuck: stuckPlacesSchema,
  recall: z.array(recallRowSchema),
  sortedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  /** Who may be given samples. */
  annotators: z.array(roundAnnotatorSchema),
});
