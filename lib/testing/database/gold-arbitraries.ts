import fc from 'fast-check';
import type { Vote, VotedSegment } from '@/lib/adjudication/gold-types';
import { GOLD_RULES, type GoldRule } from '@/lib/adjudication/gold-rule';

type Label = Pick<VotedSegment['label'], 'fact' | 'logic' | 'errorType'>;

const LABELS: readonly Label[] = [
  { fact: 'consistent', logic: 'consistent', errorType: null },
  { fact: 'consistent', logic: 'consistent', errorType: null },
  { fact: 'inconsistent', logic: 'consistent', errorType: 'KCont' },
  { fact: 'inconsistent', logic: 'consistent', errorType: 'Hallu' },
  { fact: 'inconsistent', logic: 'inconsistent', errorType: 'KCont' },
  { fact: 'consistent', logic: 'inconsistent', errorType: 'LCaus' },
  { fact: 'consistent', logic: 'inconsistent', errorType: 'Other' },
  { fact: 'unsure', logic: 'unsure', errorType: null },
  { fact: 'inconsistent', logic: 'unsure', errorType: 'Hallu' },
];

/** Three segmentations, so that people often segment alike. */
const CUTS = [[], [7], [7, 13]] as const;

const voteOn = (answer: string, at: number): fc.Arbitrary<Vote> =>
  fc
    .record({
      cuts: fc.constantFrom(...CUTS),
      labels: fc.array(fc.constantFrom(...LABELS), { minLength: 3, maxLength: 3 }),
    })
    .map(({ cuts, labels }) => {
      const borders = [0, ...cuts, answer.length];
      return {
        annotationId: `vote-${at}`,
        segments: borders.slice(1).map((end, index): VotedSegment => ({
          id: `${at}-${cuts.length}-${index}`,
          text: answer.slice(borders[index], end),
          spans: [[borders[index]!, end]],
          label: { ...labels[index]!, evidence: [], note: '' },
        })),
      };
    });

/** One to five people's labels of an answer of twenty characters or more, without white space. */
export const votesArbitrary = (answer: string): fc.Arbitrary<Vote[]> =>
  fc
    .integer({ min: 1, max: 5 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => voteOn(answer, at))));

export const goldRule: fc.Arbitrary<GoldRule> = fc.record({
  kind: fc.constantFrom(...GOLD_RULES),
  votes: fc.integer({ min: 2, max: 4 }),
});
