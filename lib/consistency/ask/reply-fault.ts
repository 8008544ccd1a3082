import { LlmFault } from '@/lib/llm/fault';
import type { StageReply } from './ask-stage';

/** The kind of fault of a reply that could not be read. A refusal that nobody knows is thrown, so that it may end its run. */
export function replyFault({ noVerdict }: Pick<StageReply<unknown>, 'noVerdict'>): string {
  if (noVerdict?.fault === 'rejected') throw new LlmFault('rejected', noVerdict.raw);
  return noVerdict?.fault ?? 'empty';
}
