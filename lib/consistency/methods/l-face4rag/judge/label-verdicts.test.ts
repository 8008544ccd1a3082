import { expect, it } from 'vitest';
import { labelVerdicts } from './label-verdicts';

const verdicts = (fact: 'consistent' | 'inconsistent' | 'abstained' | 'unsure', logic: typeof fact) => ({
  fact,
  logic,
});

it.each([
  [
    'both failed, a type of logic',
    verdicts('inconsistent', 'inconsistent'),
    'LOver',
    verdicts('consistent', 'inconsistent'),
  ],
  [
    'both failed, a type of facts',
    verdicts('inconsistent', 'inconsistent'),
    'KConc',
    verdicts('inconsistent', 'consistent'),
  ],
  [
    'facts failed, a type of logic',
    verdicts('inconsistent', 'consistent'),
    'LCaus',
    verdicts('consistent', 'inconsistent'),
  ],
  ['the other stage unsure', verdicts('unsure', 'inconsistent'), 'LCaus', verdicts('unsure', 'inconsistent')],
  [
    'the other stage without a verdict',
    verdicts('inconsistent', 'abstained'),
    'Hallu',
    verdicts('inconsistent', 'abstained'),
  ],
  ['no type', verdicts('inconsistent', 'inconsistent'), null, verdicts('inconsistent', 'inconsistent')],
] as const)('%s: the label is charged to the stage of the type', (_, judged, type, label) => {
  expect(labelVerdicts(judged, type)).toEqual(label);
});
