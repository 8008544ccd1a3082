import type { FaultKind } from '@/lib/llm/fault';
import type { JudgedSegment } from './method';

/** How many samples a dry run reads. */
export const DRY_RUN_SIZE = 3;

/** What a dry run made of one sample. It is looked at, and never becomes an annotation. */
export interface DryRunPrediction {
  sampleId: string;
  segments: JudgedSegment[];
  failure: { reason: string; fault: FaultKind | null } | null;
}
