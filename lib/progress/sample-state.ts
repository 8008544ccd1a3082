export const SAMPLE_STATES = ['open', 'reserved', 'claimed', 'submitted', 'withdrawn'] as const;
/** Where a sample stands; each has one state. `claimed` is in progress. */
export type SampleState = (typeof SAMPLE_STATES)[number];

/** What is known of a sample, going by the work that counts alone. */
export interface SampleFacts {
  withdrawn: boolean;
  /** Somebody works on it: a place that they have opened. */
  inProgress: boolean;
  /** It is fetched ahead for somebody who has not opened it. */
  reserved: boolean;
  /** Somebody has submitted an annotation of it. */
  labelled: boolean;
  /** A round that is open has a free place of it. */
  free: boolean;
}

/** The state of a sample: the first that holds. face4rag_progress_of has it in SQL. */
export function sampleStateOf({ withdrawn, inProgress, reserved, labelled, free }: SampleFacts): SampleState {
  if (withdrawn) return 'withdrawn';
  if (inProgress) return 'claimed';
  if (reserved) return 'reserved';
  return !labelled || free ? 'open' : 'submitted';
}
