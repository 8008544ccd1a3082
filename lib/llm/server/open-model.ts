import { setTimeout as sleep } from 'node:timers/promises';
import { askModel, type ModelClient } from '../ask-model';
import { chat } from '../chat';
import { connectionTo } from '../client';
import type { ChosenEndpoint } from '../chosen-endpoint';
import { ALL_FEATURES, leastOf } from '../features';
import { adaptiveLimiter } from '../adaptive-limiter';
import type { AskModel } from '../question';
import type { FileLedger } from './file-ledger';
import { guardedFetch } from './guarded-fetch';

/** A model that this process alone asks, through a ledger in a file. */
export interface OpenModel {
  /** The port for one sample; those with a lower `order` go first. */
  ask(order: number): AskModel;
  /** Lets no further call begin and waits until those under way are paid and kept, but not longer than `ms`. */
  drain(ms: number): Promise<void>;
}

/** `asking`: how it is asked, where that is not a chat. */
export async function openModel(
  endpoint: ChosenEndpoint,
  ledger: FileLedger,
  asking: Partial<Pick<ModelClient, 'send' | 'retryPolicy'>> = {},
): Promise<OpenModel> {
  const { baseUrl, allowPrivate, proxy, maxInFlight, model } = endpoint;
  const timeoutMs = endpoint.timeoutSeconds * 1_000;
  const fetch = guardedFetch({ allowPrivate, timeoutMs, proxy });
  const { limiter, close } = adaptiveLimiter(maxInFlight);
  const known = `${model.name} at ${baseUrl}`;
  let features = (await ledger.features(known)) ?? ALL_FEATURES;
  const client: ModelClient = {
    connection: connectionTo({ ...endpoint, timeoutMs, fetch }, model),
    // Calls under way are waited for, in drain.
    prices: model,
    limiter,
    send: chat,
    open: new Map(),
    cut: new AbortController().signal,
    ...asking,
    features: {
      now: () => features,
      learn(less) {
        features = leastOf(features, less);
        return ledger.learn(known, features);
      },
    },
  };
  return {
    ask: (order) => askModel(client, ledger, order),
    async drain(ms) {
      close();
      const stop = new AbortController();
      await Promise.race([
        ledger.committed(),
        sleep(ms, null, { signal: stop.signal }).catch(() => undefined),
      ]);
      stop.abort();
    },
  };
}
