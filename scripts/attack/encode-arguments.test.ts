import { expect, it } from 'vitest';
import { form } from '@/lib/testing/actions/server-action';
import { encodeArguments } from './encode-arguments';

it('arguments of an action: those without a form are JSON', () => {
  expect(encodeArguments(['a', { b: null }])).toBe('["a",{"b":null}]');
});

it('arguments of an action: fields of a form stand before the list that refers to it', () => {
  const body = encodeArguments([{ done: 0 }, form({ email: 'a@b.c' })]);
  expect([...(body as FormData)]).toEqual([
    ['_1_email', 'a@b.c'],
    ['0', '[{"done":0},"$K1"]'],
  ]);
});
