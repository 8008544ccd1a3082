import type { z } from 'zod';
import type { guidelineHeadSchema, guidelineViewSchema, guidelinePaneViewSchema } from './view-schema';

/** A version without its text. */
export type GuidelineHead = z.infer<typeof guidelineHeadSchema>;

export type GuidelineView = z.infer<typeof guidelineViewSchema>;

/** The guidelines as they lie beside the work. */
export type GuidelinePaneView = z.infer<typeof guidelinePaneViewSchema>;
