import { expect, it } from 'vitest';
import { ConcurrencyLimiter } from './concurrency-limiter';

const never = new AbortController().signal;
const reply = () => Promise.resolve({ latencyMs: 1 });

it('an aborted signal: rejects at once, even while the limit is closed', async () => {
  const limiter = new ConcurrencyLimiter(); // no permits yet
  const stop = new AbortController();
  const waiting = limiter.run(0, stop.signal, reply);
  stop.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
  await expect(limiter.run(0, stop.signal, reply)).rejects.toThrow('stopped');
});

it('sends earlier samples first, so many at a time, and waits for what is under way', async () => {
  const limiter = new ConcurrencyLimiter();
  const stop = new AbortController();
  const sent: number[] = [];
  let most = 0;
  const call = (order: number) => async () => {
    sent.push(order);
    most = Math.max(most, limiter.inFlight);
    await new Promise((done) => setTimeout(done, 5));
    if (order === 2) stop.abort();
    return { latencyMs: order };
  };
  const replies = [3, 1, 2].map((order) =>
    limiter.run(order, order === 2 ? stop.signal : never, call(order)),
  );
  limiter.permit(2);
  expect(await Promise.all(replies)).toEqual([{ latencyMs: 3 }, { latencyMs: 1 }, { latencyMs: 2 }]);
  expect(sent).toEqual([1, 2, 3]);
  expect(most).toBe(2);
});
