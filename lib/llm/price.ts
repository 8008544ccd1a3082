import type { EndpointModel } from './endpoint';
import type { Usage } from './question';

type Prices = Omit<EndpointModel, 'name'>;

/** What a reply cost, in millionths of the currency of the prices, rounded up: prices are per million tokens. */
export function costMicros({ prompt, cachedPrompt, completion }: Usage, prices: Prices): bigint {
  const cached = Math.min(cachedPrompt, prompt);
  const cachedPrice = prices.cachedInputPrice ?? prices.inputPrice;
  const micros =
    (prompt - cached) * prices.inputPrice + cached * cachedPrice + completion * prices.outputPrice;
  // Products of prices such as 0.15 carry a floating-point error, which must not round up to a whole millionth.
  return BigInt(Math.ceil(Number(micros.toFixed(6))));
}

/** What most providers take of their prices for calls that come in batches. */
export const BATCH_SHARE = 0.5;

/** The prices of calls that go in batches. */
export function batchPrices<Of extends Prices>(prices: Of): Of {
  const { inputPrice, cachedInputPrice, outputPrice, batchShare = BATCH_SHARE } = prices;
  return {
    ...prices,
    inputPrice: inputPrice * batchShare,
    cachedInputPrice: cachedInputPrice === null ? null : cachedInputPrice * batchShare,
    outputPrice: outputPrice * batchShare,
  };
}

/** The most that a call can cost before anything is known of its reply. */
export function mostMicros(promptTokens: number, maxTokens: number, prices: Prices): bigint {
  return costMicros({ prompt: promptTokens, cachedPrompt: 0, completion: maxTokens }, prices);
}

const MILLION = 1_000_000;

/** An amount of the currency in millionths, as budgets and costs are stored; null, no limit, stays null. */
export const toMicros = (units: number | null): bigint | null =>
  units === null ? null : BigInt(Math.round(units * MILLION));

/** The other way round. */
export function fromMicros(micros: bigint): number;
export function fromMicros(micros: bigint | null): number | null;
export function fromMicros(micros: bigint | null): number | null {
  return micros === null ? null : Number(micros) / MILLION;
}
