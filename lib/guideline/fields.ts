import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/** Longest text of guidelines, in UTF-16 units: what the web process reads within 50 ms. */
export const GUIDELINE_LENGTH = 100_000;

/** What a lead enters of a new version. */
export const guidelineSchema = z.object({
  text: storableText.trim().min(1).max(GUIDELINE_LENGTH),
  summary: storableText.trim().max(1_000).default(''),
});
export type GuidelineFields = z.input<typeof guidelineSchema>;
