import { afterEach, expect, it } from 'vitest';
import { interruptible } from './interrupt';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const before = SIGNALS.map((signal) => process.listeners(signal));
const added = () =>
  SIGNALS.reduce((sum, signal) => sum + process.listenerCount(signal), 0) - before.flat().length;
afterEach(() => {
  for (const [index, signal] of SIGNALS.entries())
    for (const listener of process.listeners(signal))
      if (!before[index]!.includes(listener)) process.off(signal, listener);
});

it.each(SIGNALS)(
  '%s: aborts the work with the reason, and every further one is swallowed, after its end too',
  async (signal) => {
    const work = interruptible(async (stop) => {
      process.emit(signal);
      process.emit(signal);
      stop.throwIfAborted();
    }, 'Interrupted: nothing was written.');
    await expect(work).rejects.toThrow('Interrupted: nothing was written.');
    expect(added()).toBe(2); // what the launcher passes on is still swallowed
  },
);

it('without a reason, the signal says that it was aborted', async () => {
  const reason = await interruptible(async (stop) => {
    process.emit('SIGINT');
    return stop.reason as unknown;
  });
  expect(reason).toMatchObject({ name: 'AbortError' });
});

it('work that ends or fails leaves nobody listening: eleven commands of one process draw no warning of Node', async () => {
  expect(await interruptible(async () => added())).toBe(2);
  await expect(interruptible(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(added()).toBe(0);
});
