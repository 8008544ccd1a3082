import type { Prisma } from '@/generated/prisma/client';
import type { TokenEstimate } from '@/lib/consistency/token-estimate';
import type { JudgeTestSettings } from '../../judge-test/settings';

/** A test with all that it would ask, before it is estimated or started. */
export interface PreparedTest<Item extends object = object> {
  /** As the run's method: which test it is, by which version of its prompts or changes. */
  id: string;
  version: string;
  params: Prisma.InputJsonValue;
  settings: JudgeTestSettings;
  items: readonly Item[];
  /** What asking about an item takes, and the longest reply that is asked for. */
  tokensOf(item: Item): TokenEstimate;
  longestReply: number;
}
