import { expect, it } from 'vitest';
import type { JudgedSegment } from '@/lib/consistency/method';
import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import { span } from '@/lib/text/offsets';
import { RESULT_COLUMNS, resultRow } from './result-row';

const sample = { question: 'Q', reference: 'R', answer: 'AB', externalId: '=1' };
const noSteps = { suggestedType: null, findings: [], rationale: '' };

const byModel: JudgedSegment = {
  text: 'A',
  spans: [span(0, 1)],
  fact: 'inconsistent',
  logic: 'consistent',
  errorType: 'KCont',
  evidence: [],
  machine: {
    ...noSteps,
    steps: {
      fact: {
        points: [
          {
            point: 'it is red',
            reason: 'Blue.',
            consistent: false,
            contexts: [
              { quote: 'it is blue', match: 'exact', start: 0, end: 10 },
              { quote: 'always', match: 'none', start: null, end: null },
            ],
          },
          { point: 'it is', contexts: [], reason: '', consistent: true },
        ],
        noVerdict: null,
        reasoning: '',
      },
      logic: {
        contexts: [],
        segmentFrame: {
          connections: [
            {
              connective: 'so',
              kind: 'causal',
              components: [
                { role: 'cause', text: 'x' },
                { role: 'effect', text: 'y' },
              ],
            },
          ],
          summary: 'x, so y.',
        },
        contextFrame: null,
        comparison: 'Alike.',
        noVerdict: null,
        reasoning: '',
      },
      type: { type: 'KCont', reason: 'The other colour.', noVerdict: null, reasoning: '' },
      windows: null,
      unanchored: false,
      replies: {},
    },
  },
};
const unread: JudgedSegment = {
  text: 'B',
  spans: [span(1, 2)],
  fact: 'abstained',
  logic: 'not_judged',
  errorType: null,
  evidence: [],
  machine: {
    ...noSteps,
    steps: {
      fact: { points: [], noVerdict: { fault: 'unreadable', raw: 'Hm.' }, reasoning: '' },
      logic: null,
      type: null,
      windows: null,
      unanchored: false,
      replies: {},
    },
  },
};

const cells = (segments: JudgedSegment[]): Record<string, string> =>
  Object.fromEntries(
    resultRow(sample, { segments }, ['fact', 'logic'], lFace4rag).map((cell, at) => [
      RESULT_COLUMNS[at],
      cell,
    ]),
  );

it('is one row a sample, with lists of one text for each segment', () => {
  const row = cells([byModel, unread]);
  expect(row).toMatchObject({ question: 'Q', ref: 'R', answer: 'AB', id: '=1', fce_output: 'inconsistent' });
  expect(JSON.parse(row.answer_segment!)).toEqual(['A', 'B']);
  expect(JSON.parse(row.label_fact_FCE!)).toEqual(['inconsistent', 'abstained']);
  expect(JSON.parse(row.label_logic_FCE!)).toEqual(['consistent', 'not_judged']);
  expect(JSON.parse(row.fact_fce_result!)).toEqual([
    '[inconsistent] it is red | “it is blue” “always” (not in the reference) | Blue.\n[consistent] it is\n' +
      'error type: KCont | The other colour.',
    'no verdict (unreadable): Hm.',
  ]);
  expect(JSON.parse(row.logic_fce_result!)).toEqual([
    'context: \nsegment: x, so y. (so: causal: cause = x; effect = y)\nreference: \ncomparison: Alike.',
    '',
  ]);
});

it('tells what set the offline engine off, and decides nothing that was not judged', () => {
  const found: JudgedSegment = {
    text: 'A',
    spans: [span(0, 1)],
    fact: 'consistent',
    logic: 'not_judged',
    errorType: null,
    evidence: [],
    machine: {
      suggestedType: null,
      rationale: '',
      findings: [{ rule: 'number_missing', weight: 'verdict', segmentQuote: '4', referenceQuote: '3' }],
    },
  };
  expect(JSON.parse(cells([found]).fact_fce_result!)).toEqual(['number_missing | “4” | “3”']);
  expect(cells([found]).fce_output).toBe('undecided');
  expect(resultRow(sample, { segments: [found] }, ['fact'], lFace4rag).at(-1)).toBe('consistent');
});
