import { NATIVE_FORMAT } from './version';

const river = {
  format: NATIVE_FORMAT,
  question: 'How long is the river?',
  reference: 'The river is 120 km long. It rises in the hills.',
  answer: 'The river is 120 km long. It rises in a lake.',
};
const said = { fact: 'consistent', logic: 'consistent' };
const length = { text: 'The river is 120 km long.', ...said };

/** Two samples with two people's labels, as little as the format asks for: docs/native-format.example.jsonl. */
const EXAMPLE = [
  {
    ...river,
    annotations: [
      {
        annotator: 'Ann',
        segments: [
          length,
          {
            text: 'It rises in a lake.',
            fact: 'inconsistent',
            logic: 'consistent',
            error_type: 'KCont',
            evidence: [{ relation: 'contradicts', start: 26, end: 48, quote: 'It rises in the hills.' }],
          },
        ],
      },
      // What no segment covers was not judged.
      { annotator: 'Bob', segments: [{ spans: [[26, 45]], fact: 'unsure', logic: 'consistent' }] },
    ],
  },
  {
    format: NATIVE_FORMAT,
    id: 'zh-1',
    question: '河有多长？',
    reference: '河长 120 公里。',
    answer: '河长 120 公里。',
    annotations: [{ annotator: 'Ann', segments: [{ text: '河长 120 公里。', ...said }] }],
  },
];

export const nativeExampleText = (): string => EXAMPLE.map((line) => `${JSON.stringify(line)}\n`).join('');
