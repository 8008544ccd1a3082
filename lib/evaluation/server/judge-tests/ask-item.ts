import { answerVerdict } from '@/lib/annotation/labels/verdict';
import type { Method } from '@/lib/consistency/method';
import type { PredictionFailure } from '@/lib/consistency/server/store-outcome';
import type { AskModel } from '@/lib/llm/question';
import { askPair } from '../../order-bias/ask-pair';
import { orderPairSchema, type PairOutcome } from '../../order-bias/pair';
import { stabilityItemSchema, type StabilityOutcome } from '../../stability/stability-item';

/** What came of an item; failed: it was not asked to the end. */
export interface ItemOutcome<Outcome = PairOutcome | StabilityOutcome> {
  outcome: Outcome;
  failed: boolean;
}

/** How a test asks about one of its items. */
export interface ItemAsker<Outcome = PairOutcome | StabilityOutcome> {
  ask(content: unknown, ask: AskModel, signal: AbortSignal): Promise<ItemOutcome<Outcome>>;
  /** What is kept of an item that could not be asked about. */
  failed(failure: PredictionFailure): ItemOutcome<Outcome>;
}

export const orderBiasAsker: ItemAsker<PairOutcome> = {
  async ask(content, ask, signal) {
    return { outcome: await askPair(orderPairSchema.parse(content), ask, signal), failed: false };
  },
  failed({ reason, fault }) {
    const reply = { choice: null, text: reason, fault: fault ?? 'failed' };
    return { outcome: { inOrder: reply, swapped: reply }, failed: true };
  },
};

/** The judge of a stability test. The very same is asked again past the reply that is stored. */
export function stabilityAsker(method: Method, params: unknown): ItemAsker<StabilityOutcome> {
  return {
    async ask(content, ask, signal) {
      const { input, perturbation } = stabilityItemSchema.parse(content);
      const port: AskModel =
        perturbation === 'repeat' ? (question, halt) => ask({ ...question, again: 1 }, halt) : ask;
      const { segments } = await method.read(input, params, signal, port);
      return {
        outcome: { verdict: answerVerdict(segments, method.judges(params)), failure: null },
        failed: false,
      };
    },
    failed: ({ reason }) => ({ outcome: { verdict: 'undecided', failure: reason }, failed: true }),
  };
}
