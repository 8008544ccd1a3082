import type { PrismaClient } from '@/generated/prisma/client';
import type { ModelDoor } from '@/lib/llm/ask-model';
import { chat } from '@/lib/llm/chat';
import { LlmFault } from '@/lib/llm/fault';
import type { Patience } from '@/lib/llm/patience';
import { connectEndpoint } from '@/lib/llm/server/connect-endpoint';
import { knownFeatures } from '@/lib/llm/server/known-features';
import { shareGate } from '@/lib/llm/server/shared-gate';

/**
 * Opens the way to a run's model: its endpoint as it is set just now, what the model takes, and this worker's share of the
 * calls in flight. Rejects with an LlmFault when the endpoint is gone or cannot be opened. `leave` gives the share back.
 */
export async function openDoor(
  db: PrismaClient,
  { endpointId, model }: { endpointId: string | null; model: string | null },
  cut: AbortSignal,
  patience?: Patience,
): Promise<ModelDoor & { leave(): Promise<void> }> {
  if (!endpointId || !model) throw new LlmFault('rejected', 'the run has no endpoint any more');
  const { baseUrl, apiKey, models, timeoutMs, fetch } = await connectEndpoint(db, endpointId);
  const prices = models.find(({ name }) => name === model);
  if (!prices) throw new LlmFault('no_such_model', `${model} is no model of the endpoint any more`);
  const features = await knownFeatures(db, endpointId, model);
  const { gate, leave } = await shareGate(db, endpointId);
  return {
    connection: { baseUrl, apiKey, model, timeoutMs, fetch },
    ...{ prices, features, gate, send: chat, open: new Map(), patience, cut, leave },
  };
}
