import { answerVerdict } from '@/lib/annotation/labels/verdict';
import type { Method } from '@/lib/consistency/method';
import type { PredictionFailure } from '@/lib/consistency/server/store-outcome';
import type { EmbedTexts } from '@/lib/llm/embeddings/embed-texts';
import { type FaultKind, LlmFault } from '@/lib/llm/fault';
import type { AskModel } from '@/lib/llm/question';
import { askPair } from '../../order-bias/ask-pair';
import { orderPairSchema, type OrderReply, type PairOutcome } from '../../order-bias/pair';
import { stabilityItemSchema, type StabilityOutcome } from '../../stability/stability-item';

/** What came of an item. */
export interface ItemOutcome<Outcome = PairOutcome | StabilityOutcome> {
  outcome: Outcome;
  /** The kind of fault for which it was not asked to the end, `internal` for one of the studio's own; null: it was. */
  failed: FaultKind | 'internal' | null;
}

/** How a test asks about one of its items. */
export interface ItemAsker<Outcome = PairOutcome | StabilityOutcome> {
  ask(
    content: unknown,
    ask: AskModel,
    signal: AbortSignal,
    /** For replies that name no option; null where there is no embedder. */
    embed: EmbedTexts | null,
  ): Promise<ItemOutcome<Outcome>>;
  /** What is kept of an item that could not be asked about. */
  failed(failure: PredictionFailure): ItemOutcome<Outcome>;
}

export const orderBiasAsker: ItemAsker<PairOutcome> = {
  async ask(content, ask, signal, embed) {
    const outcome = await askPair(orderPairSchema.parse(content), ask, signal, embed);
    return { outcome, failed: null };
  },
  failed({ reason, fault }) {
    const reply: OrderReply = {
      ...{ choice: null, text: reason, fault: fault ?? 'failed' },
      ...{ readBy: 'text', embeddingFault: null },
    };
    return { outcome: { inOrder: reply, swapped: reply }, failed: fault ?? 'internal' };
  },
};

/** The judge of a stability test. The very same is asked again past the reply that is stored. */
export function stabilityAsker(method: Method, params: unknown): ItemAsker<StabilityOutcome> {
  return {
    async ask(content, ask, signal) {
      const { input, perturbation } = stabilityItemSchema.parse(content);
      const port: AskModel =
        perturbation === 'repeat' ? (question, halt) => ask({ ...question, again: 1 }, halt) : ask;
      const { segments } = await unlessRejected(port, (heard) => method.read(input, params, signal, heard));
      return {
        outcome: { verdict: answerVerdict(segments, method.judges(params)), failure: null },
        failed: null,
      };
    },
    failed: ({ reason, fault }) => ({
      outcome: { verdict: 'undecided', failure: reason },
      failed: fault ?? 'internal',
    }),
  };
}

/** Does work over a port. Throws a refusal that nobody knows where the endpoint met every question of the work with one. */
async function unlessRejected<Result>(
  ask: AskModel,
  work: (heard: AskModel) => Promise<Result>,
): Promise<Result> {
  let answered = 0;
  let rejection: LlmFault | null = null;
  const result = await work(async (...asking) => {
    try {
      const reply = await ask(...asking);
      answered += 1;
      return reply;
    } catch (error) {
      if (error instanceof LlmFault && error.kind === 'rejected') rejection = error;
      else answered += 1;
      throw error;
    }
  });
  if (rejection !== null && answered === 0) throw rejection as LlmFault;
  return result;
}
