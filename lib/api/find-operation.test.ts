import { expect, it } from 'vitest';
import { z } from 'zod';
import { operation, type Operation } from '@/lib/operation/operation';
import { findOperation } from './find-operation';

const made = (name: Operation['name'], route: Operation['route']): Operation =>
  ({
    ...operation({
      name,
      summary: name,
      access: 'user',
      scope: null,
      route: 'GET /',
      input: z.object({}),
      output: z.void(),
      run: async () => undefined,
    }),
    route,
  }) as unknown as Operation;

const OPERATIONS = [
  made('round.get', 'GET /rounds/{roundId}'),
  made('round.known', 'GET /rounds/known'),
  made('round.close', 'POST /rounds/{roundId}/close'),
];

it('a path with a name in it: the name is what stands there', () => {
  expect(findOperation(OPERATIONS, 'POST', ['rounds', '7', 'close'])).toMatchObject({
    operation: { name: 'round.close' },
    params: { roundId: '7' },
  });
});

it('a path that a fixed part and a name both fit: the fixed part wins', () => {
  expect(findOperation(OPERATIONS, 'GET', ['rounds', 'known'])).toMatchObject({
    operation: { name: 'round.known' },
    params: {},
  });
});

it('a path that has another method only: says which', () => {
  expect(findOperation(OPERATIONS, 'DELETE', ['rounds', '7', 'close'])).toEqual({ allowed: ['POST'] });
});

it('a path that is nobody’s: finds nothing', () => {
  expect(findOperation(OPERATIONS, 'GET', ['rounds'])).toBeNull();
  expect(findOperation(OPERATIONS, 'GET', ['rounds', '7', 'close', 'now'])).toBeNull();
});
