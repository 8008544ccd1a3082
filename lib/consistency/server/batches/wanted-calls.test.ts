import { expect, it } from 'vitest';
import { type WantedCall, WantedCalls } from './wanted-calls';

const call = (key: string, line = key): WantedCall => ({ key, line, reserveMicros: 1n, tried: 1 });

it('calls that several samples ask: are wanted once, in their order', () => {
  const wanted = new WantedCalls();
  for (const key of ['a', 'b', 'a', 'c']) wanted.add(call(key));
  expect(wanted.fills(3)).toBe(true);
  expect(wanted.fills(4)).toBe(false);
  expect(wanted.take(2).map(({ key }) => key)).toEqual(['a', 'b']);
  expect(wanted.take(2).map(({ key }) => key)).toEqual(['c']);
  expect(wanted.isEmpty).toBe(true);
});

it('long calls: fill a batch by their bytes, and one that is too long goes alone', () => {
  const wanted = new WantedCalls();
  wanted.add(call('a', '长'.repeat(20_000_000)));
  expect(wanted.fills(100)).toBe(true);
  wanted.add(call('b'));
  expect(wanted.take(100).map(({ key }) => key)).toEqual(['a']);
  expect(wanted.fills(100)).toBe(false);
  expect(wanted.take(100).map(({ key }) => key)).toEqual(['b']);
});
