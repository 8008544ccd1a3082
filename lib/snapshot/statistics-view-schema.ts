import { z } from 'zod';
import { reportAttemptSchema } from '@/lib/operation/report-view-schema';
import { snapshotManifestSchema } from './manifest-view-schema';

/** What a snapshot would tell of itself, of the gold as it stands. */
const goldStatisticsSchema = snapshotManifestSchema.omit({
  format: true,
  content: true,
  project: true,
  hash: true,
  splits: true,
  tables: true,
});
export type GoldStatistics = z.output<typeof goldStatisticsSchema>;

/** The statistics of a project's gold as they were last made, and how the next ones stand. */
export const statisticsSchema = z.object({
  figures: goldStatisticsSchema.nullable(),
  madeAt: z.iso.datetime().nullable(),
  /** False once samples, gold, labels or predictions have changed since. */
  fresh: z.boolean(),
  attempt: reportAttemptSchema.nullable(),
  /** The actor may stop them while they are made. */
  leads: z.boolean(),
});
export type Statistics = z.output<typeof statisticsSchema>;
