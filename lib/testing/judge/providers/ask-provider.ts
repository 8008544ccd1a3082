import { askModel } from '@/lib/llm/ask-model';
import { chat } from '@/lib/llm/chat';
import { ConcurrencyLimiter } from '@/lib/llm/concurrency-limiter';
import { ALL_FEATURES, leastOf, type ModelFeatures } from '@/lib/llm/features';
import type { ModelQuestion, ModelReply } from '@/lib/llm/question';
import { type Behaviour, type ChatRequest, type LlmServer, llmServer } from '../llm-server';
import { memoryLedger } from '../memory-ledger';
import { play, type PlayedProvider } from './provider';

const never = new AbortController().signal;

export interface AskedProvider {
  server: LlmServer;
  ledger: ReturnType<typeof memoryLedger>;
  ask(question: ModelQuestion): Promise<ModelReply>;
  /** What has been learned of the model so far. */
  features(): ModelFeatures;
}

interface Play {
  judge(request: ChatRequest): string;
  /** Instead of the provider's own. */
  contextLength?: number;
  /** Whether the owner of the endpoint has said of the model what the provider needs. */
  withSettings?: boolean;
  /** What comes before the provider answers as it does. */
  first?: Behaviour[];
}

/** A provider's server, asked through all that stands between a judge and a model. Nothing is known of the model yet. */
export async function askedProvider(
  provider: PlayedProvider,
  { judge, contextLength, withSettings = true, first = [] }: Play,
): Promise<AskedProvider> {
  const script = play(provider, judge, contextLength);
  const server = await llmServer(
    (request, count, url) => first[count - 1] ?? script(request, count - first.length, url),
  );
  const limiter = new ConcurrencyLimiter();
  limiter.permit(4);
  const ledger = memoryLedger();
  let known = ALL_FEATURES;
  const settings = withSettings ? provider.settings : {};
  const ask = askModel(
    {
      connection: {
        baseUrl: server.baseUrl,
        apiKey: 'sk-of-tests',
        model: provider.model,
        timeoutMs: 30_000,
        ...settings,
      },
      prices: { name: provider.model, inputPrice: 2, cachedInputPrice: 1, outputPrice: 10 },
      limiter,
      send: chat,
      open: new Map(),
      cut: never,
      features: {
        now: () => known,
        learn: (less) => Promise.resolve(void (known = leastOf(known, less))),
      },
      retryPolicy: { firstWaitMs: 1, longestWaitMs: 4, tries: 3, triesOfEndpoint: 3 },
    },
    ledger,
  );
  return { server, ledger, ask: (question) => ask(question, never), features: () => known };
}
