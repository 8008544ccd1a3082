import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { action, formAction } from './server-action';

const ODD: unknown[] = [
  null,
  undefined,
  7,
  {},
  [],
  ['a'],
  true,
  new Map(),
  Promise.resolve('a'),
  { toString: 1 },
];

/** What a browser may send in place of arguments. */
const send = (run: (...args: never[]) => Promise<unknown>, ...args: unknown[]) => run(...(args as never[]));

describe('action', () => {
  const calls: unknown[] = [];
  const join = action([z.string(), z.object({ count: z.int32() })], async (text, { count }) => {
    calls.push([text, count]);
    return { ok: true, value: text.repeat(count) };
  });

  it('arguments of the declared types: runs with them', async () => {
    expect(await join('ab', { count: 2 })).toEqual({ ok: true, value: 'abab' });
    expect(calls.splice(0)).toEqual([['ab', 2]]);
  });

  it('an argument of another type or none: refused by its place, and nothing runs', async () => {
    for (const odd of ODD) {
      expect(await send(join, odd, { count: 2 })).toMatchObject({
        ok: false,
        error: { code: 'invalid', issues: [{ path: 'arguments.0' }] },
      });
    }
    expect(await send(join)).toMatchObject({
      error: { issues: [{ path: 'arguments.0' }, { path: 'arguments.1' }] },
    });
    expect(await send(join, 'a', { count: 2 ** 31 })).toMatchObject({
      error: { issues: [{ path: 'arguments.1.count', code: 'out_of_range' }] },
    });
    expect(await send(join, 'a', { count: NaN })).toMatchObject({
      error: { issues: [{ path: 'arguments.1.count', code: 'not_number' }] },
    });
    expect(calls).toEqual([]);
  });

  it('more arguments than declared: the rest is left out', async () => {
    expect(await send(join, 'ab', { count: 1 }, 'more')).toEqual({ ok: true, value: 'ab' });
  });
});

describe('formAction', () => {
  const rename = formAction([z.string()], async (id, data) => ({ ok: true, value: [id, data.get('name')] }));
  const state = { error: null, done: 3 };

  it('a form: counts what was done', async () => {
    expect(await rename('a', state, new FormData())).toEqual({ error: null, done: 4 });
  });

  it('no form, no state or another first argument: refused as the next state', async () => {
    const data = new FormData();
    for (const [args, path] of [
      [['a', state, {}], 'arguments.2'],
      [['a', state], 'arguments.2'],
      [['a', null, data], 'arguments.1'],
      [[{}, state, data], 'arguments.0'],
    ] as const)
      expect(await send(rename, ...args)).toMatchObject({
        error: { code: 'invalid', issues: [{ path }] },
        done: 0,
      });
  });
});
