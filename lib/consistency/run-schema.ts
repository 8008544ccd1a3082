import { z } from 'zod';
import { STAGES } from '@/lib/typology/error-type';

/** What a run is for; those that judge samples are listed as runs, the others by themselves. */
const RUN_KINDS = ['full', 'dry_run', 'test', 'construction', 'answers'] as const;
export type RunKind = (typeof RUN_KINDS)[number];
export const JUDGING = ['full', 'dry_run'] as const satisfies readonly RunKind[];

/** What a run has asked of its model so far. Money in the currency of the endpoint's prices. */
const accountSchema = z.object({
  endpoint: z.object({ id: z.string(), name: z.string() }).nullable(),
  model: z.string(),
  /** Null: no limit was set. */
  budget: z.number().nullable(),
  spent: z.number(),
  calls: z.number(),
  /** Replies that the store had. */
  reused: z.number(),
  promptTokens: z.number(),
  /** Of the prompts, what the provider had in its own cache. */
  cachedTokens: z.number(),
  completionTokens: z.number(),
  /** How often each kind of fault was met. */
  faults: z.record(z.string(), z.number()),
  /** Calls that wait in batches at the endpoint; null for a run that sends none. */
  batches: z
    .object({
      open: z.number(),
      calls: z.number(),
      /** As the endpoint counted them when it was last looked at. */
      answered: z.number(),
    })
    .nullable(),
});
export type RunAccount = z.infer<typeof accountSchema>;

export const runSchema = z.object({
  id: z.string(),
  method: z.string(),
  version: z.string(),
  /** What the method was given; for the offline engine its threshold and where that comes from. */
  params: z.unknown(),
  judges: z.array(z.enum(STAGES)),
  state: z.enum(['queued', 'running', 'paused', 'done', 'cancelled', 'failed']),
  /** "test": of a judge; its "method" is the test's name. "construction": a model makes samples; "answers": models answer questions. */
  kind: z.enum(RUN_KINDS),
  /** It ran elsewhere, and its predictions came with a file. */
  imported: z.boolean(),
  /** Samples to judge, judged, and failed. */
  total: z.number(),
  done: z.number(),
  failed: z.number(),
  error: z.string().nullable(),
  /** When a paused run goes on by itself; null: when somebody lets it. */
  pausedUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** The run group that it is part of, whose budget it spends from; null: it was ordered alone. */
  groupId: z.string().nullable(),
  /** Null for a method that asks no model. */
  account: accountSchema.nullable(),
});
export type RunView = z.infer<typeof runSchema>;

export const runDetailSchema = runSchema.extend({
  failures: z.array(
    z.object({
      sampleId: z.string(),
      externalId: z.string(),
      reason: z.string(),
      fault: z.string().nullable(),
    }),
  ),
});
export type RunDetail = z.infer<typeof runDetailSchema>;
