import { expect, it } from 'vitest';
import { LlmFault } from './fault';
import { asksForLong, RETRY_POLICY, waitBefore } from './retry-policy';

const after = (fault: LlmFault, tried: number, random = 0) => waitBefore(fault, tried, RETRY_POLICY, random);
const overloaded = new LlmFault('overloaded', '500');

it('waits twice as long each time, up to its longest, spread over the upper half', () => {
  expect([1, 2, 3, 4, 5].map((tried) => after(overloaded, tried))).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
  expect(after(overloaded, 1, 0.5)).toBe(750);
  expect(after(new LlmFault('unreachable', ''), 40)).toBe(15_000);
});

it('waits as long as the endpoint asks', () => {
  expect(after(new LlmFault('rate_limited', '429', { retryAfterMs: 20_000 }), 1)).toBe(20_000);
});

it('has enough at once where the endpoint asks for more than ten minutes', () => {
  const asked = (retryAfterMs: number) => new LlmFault('rate_limited', '429', { retryAfterMs });
  expect(after(asked(600_000), 1)).toBe(600_000);
  expect(after(asked(600_001), 1)).toBeNull();
  expect(asksForLong(asked(600_001))).toBe(true);
  expect(asksForLong(new LlmFault('wrong_key', '401', { retryAfterMs: 600_001 }))).toBe(false);
});

it('has enough at some time, later where the endpoint itself is away, and at once where waiting mends nothing', () => {
  expect(after(overloaded, 5)).not.toBeNull();
  expect(after(overloaded, 6)).toBeNull();
  expect(after(new LlmFault('empty', ''), 2)).not.toBeNull();
  expect(after(new LlmFault('empty', ''), 3)).toBeNull(); // each is paid for
  expect(after(new LlmFault('timed_out', ''), 3)).toBeNull();
  expect(after(new LlmFault('rate_limited', '429'), 59)).not.toBeNull();
  expect(after(new LlmFault('rate_limited', '429'), 60)).toBeNull();
  expect(after(new LlmFault('wrong_key', '401'), 1)).toBeNull();
  expect(after(new LlmFault('too_long', '400'), 1)).toBeNull();
});
