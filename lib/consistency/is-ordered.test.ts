import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isOrdered } from './is-ordered';
import type { Method } from './method';
import type { RunView } from './run-schema';

const params = z.object({ factsOnly: z.boolean().default(false), depth: z.int().default(2) });
const asking: Method = {
  id: 'asking',
  version: '2',
  judges: () => ['fact'],
  needsEndpoint: true,
  params,
  defaults: params.parse({}),
  parse: (given) => params.parse(given),
  read: async () => ({ segments: [] }),
};
const calibrated: Method = {
  ...asking,
  id: 'calibrated',
  fromReviewed: () => ({ factsOnly: false, depth: 9 }),
};

const account = { model: 'judge-1', endpoint: { id: 'e1', name: 'Ours' } } as RunView['account'];
const run = {
  method: 'asking',
  version: '2',
  kind: 'full',
  // As the database gives them back: in an order of its own.
  params: { depth: 2, factsOnly: false },
  account,
} as RunView;
const order = { method: 'asking', endpointId: 'e1', model: 'judge-1' };
const ordered = (own: Partial<RunView>, asked: object = {}) =>
  isOrdered({ ...run, ...own }, { ...order, ...asked }, [asking, calibrated]);

describe('whether a run is what an order asks for', () => {
  it('same method, endpoint, model and parameters: it is, defaults named or not', () => {
    expect(ordered({})).toBe(true);
    expect(ordered({}, { params: { factsOnly: false } })).toBe(true);
    expect(ordered({ params: { depth: 2, factsOnly: true } }, { params: { factsOnly: true } })).toBe(true);
  });

  it.each([
    ['another method', { method: 'calibrated' }, {}],
    ['an earlier version', { version: '1' }, {}],
    ['a dry run', { kind: 'dry_run' }, {}],
    ['another model', {}, { model: 'judge-2' }],
    ['another endpoint', {}, { endpointId: 'e2' }],
    ['an endpoint that is gone', { account: { ...account!, endpoint: null } }, {}],
    ['other parameters', {}, { params: { factsOnly: true } }],
    ['parameters where none were asked for', { params: { depth: 2, factsOnly: true } }, {}],
  ] as const)('%s: it is not', (_, own, asked) => {
    expect(ordered(own as Partial<RunView>, asked)).toBe(false);
  });

  it('parameters left to the project: any are, named ones only the same', () => {
    const own = { method: 'calibrated', params: { factsOnly: false, depth: 7 } };
    expect(ordered(own, { method: 'calibrated' })).toBe(true);
    expect(ordered(own, { method: 'calibrated', params: { depth: 3 } })).toBe(false);
  });
});
