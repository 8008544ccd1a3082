import type { StageSteps } from '@/lib/annotation/steps/method-steps';
import type { Cut } from '@/lib/segmentation/decompose';
import type { StageReply } from '../ask/ask-stage';
import { throwRefused } from '../ask/throw-refused';

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

/** What is kept of the reply that statements were read from. Throws where the answer was refused or filtered. */
export function extractedBy(reply: StageReply<unknown>): Pick<Extraction, 'stage' | 'replies'> {
  throwRefused(reply);
  const { noVerdict, reasoning, replies } = reply;
  return { stage: { noVerdict, reasoning }, replies };
}
