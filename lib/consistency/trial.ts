import type { FaultKind } from '@/lib/llm/fault';
import type { JudgedSegment } from './method';

/** How many samples a dry run reads. */
export const TRIAL_SIZE = 3;

/** What a dry run made of one sample. It is looked at, and never becomes an annotation. */
export interface TrialReading {
  sampleId: string;
  segments: JudgedSegment[];
  failure: { reason: string; fault: FaultKind | null } | null;
}
