import type { z } from 'zod';
import type {
  raterViewSchema,
  outViewSchema,
  segmentationViewSchema,
  unitViewSchema,
  adjudicationViewSchema,
} from './view-schema';

/** Somebody between whose labels a lead decides; A, B, C where names are hidden. */
export type RaterView = z.infer<typeof raterViewSchema>;

/** Somebody whose annotation is still to come. */
export type OutView = z.infer<typeof outViewSchema>;

/** One way in which people segmented the answer. */
export type SegmentationView = z.infer<typeof segmentationViewSchema>;

/** A segment of the answer, which gets one label. */
export type UnitView = z.infer<typeof unitViewSchema>;

export type AdjudicationView = z.infer<typeof adjudicationViewSchema>;
