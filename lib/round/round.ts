import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { samplesSchema } from './chosen-samples';

export const ROUND_KINDS = ['training', 'pilot', 'main', 'reannotation'] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

export const ROUND_STATES = ['open', 'closed'] as const;
/** What the queue follows; all but the first two rank the samples by what judges and people have said of them. */
export const ROUND_ORDERS = [
  'arrival',
  'random',
  'judge_human',
  'judge_judge',
  'entropy',
  'risk',
  'panel',
  'construction_doubt',
] as const;
export type RoundOrder = (typeof ROUND_ORDERS)[number];

/** True for an order that the judges' predictions decide. */
export const isRanked = (order: RoundOrder): boolean => order !== 'arrival' && order !== 'random';

const percent = z.number().int().min(0).max(100);
const name = storableText.trim().max(120);
const leaseHours = z.number().int().min(1).max(8_760).nullable();

/** A person's part in a round: weight 0 gets nothing, languages none are all. */
export const roundPersonSchema = z.object({
  userId: storableText.min(1),
  weight: z.number().int().min(0).max(100).default(1),
  /** Primary subtags, "zh". */
  languages: z
    .array(
      storableText
        .trim()
        .toLowerCase()
        .regex(/^[a-z]{2,8}$/),
    )
    .max(20)
    .default([]),
});
export type RoundPerson = z.infer<typeof roundPersonSchema>;

/** What a lead may change of a round at any time. */
export const roundChangeSchema = z.object({
  name,
  leaseHours,
  everybody: z.boolean(),
  even: z.boolean(),
  people: z.array(roundPersonSchema).max(1_000),
  /** People get what they have submitted in another round that counts; a re-annotation always gives such. */
  repeats: z.boolean().optional(),
});
export type RoundChange = z.infer<typeof roundChangeSchema>;

/** What somebody says of a round that is to be set up. */
export const roundFieldsSchema = roundChangeSchema.extend({
  kind: z.enum(ROUND_KINDS),
  overlap: z.number().int().min(1).max(20),
  share: percent,
  size: z.number().int().min(1).max(1_000_000).nullable(),
  order: z.enum(ROUND_ORDERS),
  randomShare: percent,
  honeypotShare: percent.max(50),
  counts: z.boolean(),
  repeats: z.boolean().default(false),
  samples: samplesSchema.default({ kind: 'all' }),
  /** Of these only what nobody has submitted or holds in a round that counts. */
  unread: z.boolean().default(false),
  /** Of these so many per cent, drawn at random. */
  drawShare: z.number().int().min(1).max(100).default(100),
  /** Samples that are added later join, where all are chosen. */
  later: z.boolean().default(true),
  /** Its id to be: by it samples are drawn, so that they can be shown before. */
  id: z.uuid().optional(),
  /** What a preview has shown (RoundPreview); it opens only where it would still draw the same. */
  drawn: storableText.optional(),
  /** It opens also where it has nothing to give. */
  empty: z.boolean().default(false),
});

/** A round as it is set up. */
export const roundSchema = roundFieldsSchema
  .transform((round) => ({
    ...round,
    later: round.later && round.samples.kind === 'all',
    repeats: round.repeats || round.kind === 'reannotation',
  }))
  .transform((round) => (round.kind === 'training' ? { ...round, counts: false, honeypotShare: 0 } : round))
  // In order of arrival a honeypot would be told by its number, as it comes from elsewhere.
  .transform((round) =>
    round.honeypotShare > 0 && round.order === 'arrival' ? { ...round, order: 'random' as const } : round,
  );
export type RoundFields = z.input<typeof roundSchema>;
export type NewRound = z.output<typeof roundSchema>;
