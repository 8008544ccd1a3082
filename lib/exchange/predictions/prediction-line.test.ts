import { expect, it } from 'vitest';
import { nativeLine, type OutsideRun, readPredictionLine } from './prediction-line';
import { bodyLines } from './body-lines';

const TEXTS = {
  question: 'How long?',
  reference: 'It is 12 km long.',
  answer: 'It is 12 km long. It is red.',
};
const RUN: OutsideRun = {
  method: 'my-judge',
  version: '3',
  model: null,
  judges: ['fact'],
  runAt: '2026-01-02T03:04:05.000Z',
};

it('an answer’s verdict: becomes one segment, with the score beside it', () => {
  const line = readPredictionLine('{"sample":"7","verdict":"inconsistent","score":0.9}', 1);
  expect(JSON.parse(nativeLine(line as never, TEXTS, RUN))).toEqual({
    format: 'face4rag-studio/2',
    record: 'sample',
    id: '7',
    ...TEXTS,
    annotations: [
      {
        method: {
          id: 'my-judge',
          version: '3',
          model: null,
          params: {},
          judges: ['fact'],
          run_at: '2026-01-02T03:04:05.000Z',
        },
        segments: [
          { text: TEXTS.answer, fact: 'inconsistent', logic: 'not_judged', machine: { score: 0.9 } },
        ],
      },
    ],
  });
});

it('segments: stand as they came, logic that was not said is abstained where the judge judges it', () => {
  const line = readPredictionLine(
    '{"sample":"7","segments":[{"spans":[[18,28]],"fact":"inconsistent","error_type":"Hallu","evidence":[]}]}',
    1,
  );
  const native = JSON.parse(nativeLine(line as never, TEXTS, { ...RUN, judges: ['fact', 'logic'] })) as {
    annotations: { segments: unknown[] }[];
  };
  expect(native.annotations[0]!.segments).toEqual([
    { spans: [[18, 28]], fact: 'inconsistent', error_type: 'Hallu', evidence: [], logic: 'abstained' },
  ]);
});

it.each([
  ['{"sample":"7"', 'line 4'],
  ['{"sample":"7"}', 'line 4.verdict'],
  ['{"sample":"","verdict":"consistent"}', 'line 4.sample'],
  ['{"sample":"7","verdict":"maybe"}', 'line 4.verdict'],
  ['{"sample":"7","segments":[{"text":"x","fact":"no"}]}', 'line 4.segments.0.fact'],
  ['{"sample":"7","verdict":"consistent","scor":1}', 'line 4.scor'],
  ['{"sample":"7","segments":[{"text":"x","fact":"consistent","type":"KCont"}]}', 'line 4.segments.0.type'],
  ['[{"sample":"7","verdict":"consistent"}]', 'line 4'],
])('%s: is refused at %s', (text, path) => {
  expect(readPredictionLine(text, 4)).toMatchObject([{ path }]);
});

it('lines: are whole whatever pieces they come in', async () => {
  const bytes = new TextEncoder().encode('一\n二\n\n三');
  for (const size of [1, 2, 5, 100]) {
    const lines = [];
    for await (const line of bodyLines(pieces(bytes, size))) lines.push(line);
    expect(lines).toEqual(['一', '二', '', '三']);
  }
});

it('bytes that are no UTF-8: refused', async () => {
  await expect(bodyLines(pieces(Uint8Array.of(0xff), 1)).next()).rejects.toThrow(/not_text/);
});

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.slice(at, at + size));
}
