import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { askedTogether, WaitsForBatch } from './waits-for-batch';

describe('questions of one sample', () => {
  it('that have their replies: get them, however late', async () => {
    const ask = askedTogether();
    const late = async () => {
      await sleep(5);
      return 'b';
    };
    expect(await Promise.all([ask(async () => 'a'), ask(late)])).toEqual(['a', 'b']);
  });

  it('of which one has none: all are looked for before it rejects', async () => {
    const ask = askedTogether();
    const looked: string[] = [];
    const look = (name: string, wait: number) => async () => {
      await sleep(wait);
      looked.push(name);
      return null;
    };
    const all = await Promise.allSettled([ask(look('a', 0)), ask(look('b', 20))]);
    expect(looked).toEqual(['a', 'b']);
    for (const each of all) expect((each as PromiseRejectedResult).reason).toBeInstanceOf(WaitsForBatch);
  });

  it('that follow on a reply: are looked for before those beside them reject', async () => {
    const ask = askedTogether();
    const looked: string[] = [];
    const next = async () => {
      await ask(async () => 'a');
      return ask(async () => {
        looked.push('next');
        return null;
      });
    };
    const other = ask(async () => null).catch(() => looked.push('rejected'));
    await expect(next()).rejects.toThrow(WaitsForBatch);
    await other;
    expect(looked).toEqual(['next', 'rejected']);
  });

  it('whose look-up fails: pass that on, and let the others wait no longer', async () => {
    const ask = askedTogether();
    const failing = ask(async () => {
      await setImmediate();
      throw new Error('no database');
    });
    const waiting = ask(async () => null);
    await expect(failing).rejects.toThrow('no database');
    await expect(waiting).rejects.toThrow(WaitsForBatch);
  });
});
