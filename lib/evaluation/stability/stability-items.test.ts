import { expect, it } from 'vitest';
import { LATER, PLAIN } from '@/lib/testing/judge/ferry';
import { stabilityItems } from './stability-items';

it('asks about each sample as it is first, then changed; a change that cannot be made is counted', () => {
  const { items, leftOut } = stabilityItems([
    { ...PLAIN, id: '1', externalId: 'plain', verdict: 'consistent' },
    { ...LATER, id: '2', externalId: 'later', verdict: 'inconsistent' },
  ]);
  expect(items.map(({ externalId, perturbation }) => [externalId, perturbation])).toEqual([
    ['plain', null],
    ['plain', 'repeat'],
    ['plain', 'layout'],
    ['plain', 'filler'],
    ['plain', 'planted_number'],
    ['later', null],
    ['later', 'repeat'],
    ['later', 'layout'],
    ['later', 'filler'],
  ]);
  expect(leftOut).toEqual({ reference_order: 2, planted_number: 1, planted_negation: 2 });
});
