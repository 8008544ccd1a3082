import { z } from 'zod';
import { storableJson, storableText } from '@/lib/storable-schema';

/** Which samples are meant: every one, or those that lack something. */
export const CHOICE_SCOPES = ['all', 'without_prediction', 'no_verdict'] as const;

/** A snapshot's number, and a split of it behind a slash: "3" or "3/test". */
const GOLD_OF = /^[1-9]\d{0,8}(\/\w+(\.\w+)*)?$/;

/**
 * Which samples a run is to judge: all, those without a prediction of its method and model, or those whose current prediction has
 * a stage without a verdict; of these the ones whose gold a snapshot decides, where it names one; or a few of them by lot.
 */
export const sampleChoiceSchema = z.object({
  scope: z.enum(CHOICE_SCOPES).default('all'),
  /** The snapshot, "3", or one split of it, "3/test". Null: whatever the gold. */
  goldOf: storableText.max(80).regex(GOLD_OF).nullable().default(null),
  /** So many of them, drawn by a hash: the same ones each time. Null: every one. */
  count: z.int().min(1).max(1_000_000).nullable().default(null),
});
export type SampleChoice = z.infer<typeof sampleChoiceSchema>;

/** Whether a choice is of every sample, those that come later too. */
export const isEverySample = ({ scope, goldOf, count }: SampleChoice): boolean =>
  scope === 'all' && goldOf === null && count === null;

/** In the currency of the endpoint's prices; null: no limit. */
export const budgetSchema = z.number().min(0).max(1_000_000_000).nullable();

/** What somebody asks for when starting a run. */
export const runOrderSchema = z.object({
  method: storableText.max(100),
  /** Missing: resolved from the project. */
  params: storableJson.optional(),
  /** "dry_run": on DRY_RUN_SIZE samples of the choice, which stores no annotation. */
  kind: z.enum(['full', 'dry_run']).default('full'),
  /** For methods that ask a model. */
  endpointId: storableText.max(100).nullable().default(null),
  model: storableText.max(200).nullable().default(null),
  budget: budgetSchema.default(null),
  /** Calls go in batches, which the endpoint answers within a day at a lower price. */
  inBatches: z.boolean().default(false),
  choice: sampleChoiceSchema.prefault({}),
});
export type RunOrder = z.input<typeof runOrderSchema>;
