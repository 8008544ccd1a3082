import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gather } from './gather';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A gathering of letters, each batch of which takes 10 ms; with so many, nothing more is waited for. */
function letters(all: number) {
  const batches: string[] = [];
  const give = gather(
    async (items: string[]) => {
      batches.push(items.join(''));
      await new Promise((done) => setTimeout(done, 10));
      if (items.includes('!')) throw new Error('refused');
      return batches.length;
    },
    { everyMs: 100, isAll: (waiting) => waiting >= all },
  );
  return { batches, give };
}

it('does the first at once, and what comes soon after together', async () => {
  const { batches, give } = letters(9);
  const results = Promise.all([give('a'), give('b'), give('c')]);
  expect(batches).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(99);
  expect(batches).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(20);
  expect(batches).toEqual(['a', 'bc']);
  expect(await results).toEqual([1, 2, 2]);
});

it('waits no longer where nothing else can come, and never does two batches at a time', async () => {
  const { batches, give } = letters(2);
  void give('a');
  void give('b');
  void give('c');
  await vi.advanceTimersByTimeAsync(9);
  expect(batches).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(2);
  expect(batches).toEqual(['a', 'bc']);
});

it('does not count those whose batch has ended as still to come', async () => {
  const batches: string[] = [];
  let atWork = 3;
  const give = gather(
    async (items: string[]) => {
      batches.push(items.join(''));
      await new Promise((done) => setTimeout(done, 10));
    },
    { everyMs: 500, isAll: (waiting) => waiting >= atWork },
  );
  for (const item of 'abc') void give(item).finally(() => (atWork -= 1));
  await vi.advanceTimersByTimeAsync(12);
  expect(batches).toEqual(['a', 'bc']);
});

it('rejects all of a batch that fails, and goes on', async () => {
  const { give } = letters(1);
  const first = give('a');
  const failing = [give('!'), give('b')].map((each) => expect(each).rejects.toThrow('refused'));
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all([first, ...failing]);
  const last = give('c');
  await vi.advanceTimersByTimeAsync(200);
  expect(await last).toBe(3);
});
