import { z } from 'zod';

export const EXPOSURE_POLICIES = ['prefilled', 'reveal', 'blind'] as const;
/**
 * What people see of a judge while they label: its prediction as the start of theirs, its prediction of a segment after their
 * own verdict on it, or nothing, not even its segments.
 */
export type ExposurePolicy = (typeof EXPOSURE_POLICIES)[number];

/** The most that can be kept from the judge, in per cent of the samples. */
export const MOST_CONTROL = 50;

/** What a lead sets: the policy, the share of samples whose judge never shows, and whether annotators read who wrote the answer. */
export const exposureSettingsSchema = z.strictObject({
  policy: z.enum(EXPOSURE_POLICIES),
  controlShare: z.number().int().min(0).max(MOST_CONTROL),
  /** Absent leaves it as it is; in a blind project it is never shown. */
  showGenerator: z.boolean().optional(),
});
export type ExposureSettings = z.infer<typeof exposureSettingsSchema>;
