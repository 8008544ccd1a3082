import { z } from 'zod';
import { goldRuleSchema } from '@/lib/adjudication/gold-rule';
import { EXPOSURE_POLICIES, MOST_CONTROL } from '@/lib/project/exposure-policy';
import { ROUND_KINDS, ROUND_ORDERS, ROUND_STATES } from '@/lib/round/round';
import { NATIVE_FORMAT } from './version';
import { time } from './related-records';
import { chosenRecordSchema } from './chosen-record';
import { filePersonSchema } from './person';

// Records of a whole project, before its samples: settings with people, guidelines, rounds.

const format = z.literal(NATIVE_FORMAT);
const percent = z.number().int().min(0).max(100);
const person = z.strictObject({ name: z.string().min(1).max(300), no: z.number().int().min(1).max(1_000) });

const projectRecordSchema = z.strictObject({
  format,
  record: z.literal('project'),
  gold_rule: z.strictObject(goldRuleSchema.shape),
  may_have_labelled: z.boolean(),
  names_hidden: z.boolean(),
  exposure_policy: z.enum(EXPOSURE_POLICIES),
  control_share: z.number().int().min(0).max(MOST_CONTROL),
  // What has a default from here on is absent in older files.
  show_generator: z.boolean().default(false),
  /** Whose predictions pre-fill; null: the latest of any. */
  prefill: z
    .strictObject({
      method: z.string().min(1).max(100),
      version: z.string().max(100),
      model: z.string().max(300).nullable(),
      params: z.unknown(),
    })
    .nullable()
    .default(null),
  people: z.array(filePersonSchema).max(10_000).default([]),
});
/** As it stands in a file, and as it is read. */
export type ProjectRecord = z.input<typeof projectRecordSchema>;
export type ParsedProject = z.output<typeof projectRecordSchema>;

const guidelineRecordSchema = z.strictObject({
  format,
  record: z.literal('guideline'),
  number: z.number().int().min(1).max(10_000),
  text: z.string().min(1).max(1_000_000),
  summary: z.string().max(10_000).default(''),
  by: person.nullable().default(null),
  created_at: time,
});
export type GuidelineRecord = z.output<typeof guidelineRecordSchema>;

const roundRecordSchema = z
  .strictObject({
    format,
    record: z.literal('round'),
    number: z.number().int().min(1).max(10_000),
    kind: z.enum(ROUND_KINDS),
    name: z.string().max(200).default(''),
    state: z.enum(ROUND_STATES),
    counts: z.boolean(),
    position: z.number().int().min(0).max(100_000_000).nullable().default(null),
    overlap: z.number().int().min(1).max(20),
    share: percent,
    size: z.number().int().min(1).max(1_000_000).nullable(),
    order: z.enum(ROUND_ORDERS),
    random_share: percent,
    chosen: chosenRecordSchema.default({ kind: 'all' }),
    unread: z.boolean().default(false),
    draw_share: percent.default(100),
    later: z.boolean().default(true),
    repeats: z.boolean().default(false),
    honeypot_share: percent,
    lease_hours: z.number().int().min(1).max(8_760).nullable(),
    everybody: z.boolean(),
    even: z.boolean(),
    created_at: time,
    closed_at: time.nullable().default(null),
    people: z
      .array(
        person.extend({
          weight: z.number().int().min(0).max(100),
          languages: z.array(z.string().max(20)).max(20),
        }),
      )
      .max(10_000)
      .default([]),
  })
  .refine(({ kind, counts }) => kind !== 'training' || !counts, { path: ['counts'] });
export type RoundRecord = z.input<typeof roundRecordSchema>;
export type ParsedRound = z.output<typeof roundRecordSchema>;

export const CONTENT_RECORDS = {
  project: projectRecordSchema,
  guideline: guidelineRecordSchema,
  round: roundRecordSchema,
} as const;
export type ContentKind = keyof typeof CONTENT_RECORDS;
/** As it stands in a file, and as it is read. */
export type ContentRecord = ProjectRecord | GuidelineRecord | RoundRecord;
export type ContentFields = ParsedProject | GuidelineRecord | ParsedRound;

export const isContentKind = (value: unknown): value is ContentKind =>
  typeof value === 'string' && Object.hasOwn(CONTENT_RECORDS, value);
