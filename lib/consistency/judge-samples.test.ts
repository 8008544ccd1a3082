import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { judgeSamples, type Judging, type MethodOutcome } from './judge-samples';
import type { Method, MethodInput } from './method';

interface Sample extends MethodInput {
  id: number;
}

const sample = (id: number): Sample => ({
  id,
  question: `${id}?`,
  reference: 'r',
  answer: 'a',
  language: 'en',
});

function method(read: (question: string, signal: AbortSignal) => Promise<void> | void): Method {
  return {
    id: 'test',
    version: '1',
    judges: () => ['fact'],
    needsEndpoint: false,
    defaults: {},
    parse: (params) => params,
    async read({ question }, _, signal) {
      await read(question, signal);
      return { segments: [] };
    },
  };
}

/** The work on so many samples, with what came of them. */
function work(count: number, by: Method, more: Partial<Judging<Sample>> = {}) {
  const left = Array.from({ length: count }, (_, id) => sample(id));
  const outcomes = new Map<number, MethodOutcome>();
  const halt = new AbortController();
  const judging: Judging<Sample> = {
    method: by,
    params: {},
    atOnce: () => 3,
    take: async (room) => left.splice(0, room),
    ended: async () => true,
    put: async ({ id }, outcome) => void outcomes.set(id, outcome),
    halt: halt.signal,
    ...more,
  };
  return { judging, outcomes, halt, left };
}

describe('judgeSamples', () => {
  it('many samples: each is judged once, within the concurrency limit', async () => {
    let now = 0;
    let most = 0;
    const slow = method(async () => {
      most = Math.max(most, (now += 1));
      await new Promise((go) => setImmediate(go));
      now -= 1;
    });
    const { judging, outcomes } = work(20, slow);
    await judgeSamples(judging);
    expect(outcomes.size).toBe(20);
    expect(most).toBe(3);
  });

  it('tells what a method threw as that sample’s failure, and goes on', async () => {
    const bad = method((question) => {
      if (question === '2?') throw new Error('no sentence in it');
    });
    const { judging, outcomes } = work(5, bad);
    await judgeSamples(judging);
    expect([...outcomes].filter(([, outcome]) => 'failure' in outcome)).toEqual([
      [2, { failure: new Error('no sentence in it') }],
    ]);
    expect(outcomes.size).toBe(5);
  });

  it('takes again where nothing was free and the end has not come', async () => {
    const late = [sample(7)];
    let asked = 0;
    const { judging, outcomes } = work(
      0,
      method(() => undefined),
    );
    await judgeSamples({
      ...judging,
      take: async () => (asked > 0 ? late.splice(0) : []),
      ended: async () => (asked += 1) > 1,
    });
    expect([...outcomes.keys()]).toEqual([7]);
  });

  it('after the last sample: no timer is left', async () => {
    const own = new AsyncLocalStorage<true>();
    const timers = new Set<number>();
    const hook = createHook({
      init: (id, kind) => void (kind === 'Timeout' && own.getStore() && timers.add(id)),
      destroy: (id) => void timers.delete(id),
    }).enable();
    const { judging } = work(
      50,
      method(() => undefined),
    );
    await own.run(true, () => judgeSamples(judging));
    await turn(); // in which Node tells of the last that are gone
    hook.disable();
    expect(timers.size).toBe(0);
  });

  it('halted, keeps what is at work and begins no further sample', async () => {
    const { judging, outcomes, halt, left } = work(
      9,
      method((question) => {
        if (question === '0?') halt.abort();
      }),
    );
    await judgeSamples(judging);
    expect([...outcomes.keys()]).toEqual([0]);
    expect(left).toHaveLength(6);
  });

  it('rejects with what keeping a prediction or taking samples met, once calls under way were told to end', async () => {
    const told: string[] = [];
    const waiting = method(async (question, signal) => {
      if (question === '0?') return new Promise((go) => setImmediate(go));
      await new Promise((end) => signal.addEventListener('abort', end));
      told.push(question);
    });
    const full = new Error('the disk is full');
    const put = async ({ id }: Sample) => {
      if (id === 0) throw full;
    };
    await expect(judgeSamples(work(3, waiting, { put }).judging)).rejects.toBe(full);
    expect(told).toEqual(['1?', '2?']);
    const take = () => Promise.reject(full);
    await expect(judgeSamples(work(3, waiting, { take }).judging)).rejects.toBe(full);
  });
});
