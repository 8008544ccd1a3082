import type { EvidenceContent } from '@/lib/annotation/evidence/evidence';
import type { StageVerdicts } from '@/lib/annotation/labels/verdict';
import type { ErrorType } from '@/lib/typology/error-type';

/** A person's label of a segment, as far as it can be carried over to the same words elsewhere. */
export interface CarriedLabel extends StageVerdicts {
  errorType: ErrorType | null;
  /** Offsets in the reference of its own sample. */
  evidence: EvidenceContent[];
}
