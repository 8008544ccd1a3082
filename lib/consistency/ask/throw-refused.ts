import { LlmFault } from '@/lib/llm/fault';
import type { StageReply } from './ask-stage';

/** Faults of the reply alone: what was asked about can still be judged, or abstains. */
const OF_REPLY = ['unreadable', 'empty', 'too_long'];

/** Throws where an answer could not be read because the model or the endpoint would not look at it. */
export function throwRefused({ noVerdict }: StageReply<unknown>): void {
  if (noVerdict && !OF_REPLY.includes(noVerdict.fault))
    throw new LlmFault(noVerdict.fault as LlmFault['kind'], `decomposition: ${noVerdict.raw}`);
}
