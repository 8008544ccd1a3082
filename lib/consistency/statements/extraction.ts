import type { StageSteps } from '@/lib/annotation/steps/method-steps';
import type { Cut } from '@/lib/segmentation/decompose';

/**
 * What a part of an answer says, and how that was read out of it. A statement is an atomic fact, a triplet, a sentence:
 * whatever the method checks.
 */
export interface Extraction {
  /** The part of the answer itself. */
  part: Cut;
  statements: Cut[];
  /** Null where a method takes the sentences as they are. */
  stage: StageSteps | null;
  /** Keys of the replies that it rests on. */
  replies: string[];
}
