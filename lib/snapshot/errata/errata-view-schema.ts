import { z } from 'zod';

/** What became of a released label: people say the same, another verdict, do not agree yet, or have not looked. */
export const ERRATUM_OUTCOMES = ['confirmed', 'corrected', 'open', 'unreviewed'] as const;
export type ErratumOutcome = (typeof ERRATUM_OUTCOMES)[number];

/** Samples of which a judge says another verdict than the released label, and all others. */
export const ERRATA_STRATA = ['suspect', 'other'] as const;

const count = z.number().int().min(0);
/** `value` is null where nothing of a stratum was drawn at random, and all or none of what is not reviewed of it may be wrong. */
const rate = z.object({ value: z.number().nullable(), low: z.number(), high: z.number() }).nullable();

/** What a snapshot tells of released labels. */
export const errataSchema = z.object({
  /** Whose they are: an author's pseudonym, or "labels" of the files. */
  released: z.string(),
  /** Samples that have a released label. */
  samples: count,
  outcomes: z.record(z.enum(ERRATUM_OUTCOMES), count),
  /** Of the corrected ones, by what they are now. */
  corrected: z.object({ consistent: count, inconsistent: count }),
  /** Segments that were corrected, and answers in which only segments were. */
  segments: count,
  segmentsOnly: count,
  strata: z.array(
    z.object({
      name: z.enum(ERRATA_STRATA),
      samples: count,
      /** Confirmed or corrected. */
      reviewed: count,
      errors: count,
      /** Of the reviewed ones, those that were drawn at random, and errors among them. */
      drawn: count,
      drawnErrors: count,
    }),
  ),
  /** Estimated share of released labels with the wrong verdict, with its interval of 95 %; null where nothing was drawn at random. */
  releasedErrors: rate,
  /** The same of what is left once the corrected ones are corrected, as a share of all: the one above less the corrected ones. */
  remainingErrors: rate,
});
export type ErrataFigures = z.output<typeof errataSchema>;
