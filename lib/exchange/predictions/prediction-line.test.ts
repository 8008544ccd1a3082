import { expect, it } from 'vitest';
import type { Stage } from '@/lib/typology/error-type';
import { nativeLine, type OutsideRun, outsideRunSchema, readPredictionLine } from './prediction-line';
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
  const line = readPredictionLine('{"sample":"7","verdict":"inconsistent","score":0.9}', 1, ['fact']);
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

const BOTH: Stage[] = ['fact', 'logic'];
/** The segments of the native line that a line of a judge of these stages becomes. */
function segmentsOf(line: object, judges: Stage[]): unknown[] {
  const read = readPredictionLine(JSON.stringify(line), 1, judges);
  const native = nativeLine(read as never, TEXTS, { ...RUN, judges });
  return (JSON.parse(native) as { annotations: { segments: unknown[] }[] }).annotations[0]!.segments;
}

it.each([
  ['consistent', 'consistent'],
  ['unsure', 'unsure'],
  ['abstained', 'abstained'],
  // Which stage failed is not said: the facts, where the answer is charged to one.
  ['inconsistent', 'abstained'],
])('an answer’s verdict of a judge of both stages, %s: its logic is %s', (verdict, logic) => {
  expect(segmentsOf({ sample: '7', verdict }, BOTH)).toEqual([{ text: TEXTS.answer, fact: verdict, logic }]);
});

it('segments: stand as they came, logic that is not judged is told so', () => {
  const one = { spans: [[18, 28]], fact: 'inconsistent', error_type: 'Hallu', evidence: [] };
  const said = { ...one, logic: 'abstained' };
  expect(segmentsOf({ sample: '7', segments: [one] }, ['fact'])).toEqual([{ ...one, logic: 'not_judged' }]);
  expect(segmentsOf({ sample: '7', segments: [said] }, BOTH)).toEqual([said]);
});

it('a stage without its word, or a word of a stage that is not judged: refused by the field', () => {
  const read = (judges: Stage[], ...said: object[]) => {
    const segments = said.map((one) => ({ text: 'It is red.', fact: 'consistent', ...one }));
    return readPredictionLine(JSON.stringify({ sample: '7', segments }), 4, judges);
  };
  expect(read(BOTH, { logic: 'not_judged' }, {})).toEqual([
    { path: 'line 4.segments.1.logic', code: 'stage_undeclared' },
  ]);
  expect(read(['fact'], { logic: 'not_judged' }, { logic: 'inconsistent' })).toEqual([
    { path: 'line 4.segments.1.logic', code: 'stage_not_judged' },
  ]);
});

it('a score and a rationale beside segments: refused by the field, as they are kept with a segment', () => {
  const segments = [{ text: 'It is red.', fact: 'consistent', score: 0.1, rationale: 'Red.' }];
  const line = { sample: '7', segments, score: 0.9, rationale: 'Why not?' };
  expect(readPredictionLine(JSON.stringify(line), 4, ['fact'])).toEqual([
    { path: 'line 4.score', code: 'with_segments' },
    { path: 'line 4.rationale', code: 'with_segments' },
  ]);
  const machine = { score: 0.1, rationale: 'Red.' };
  expect(segmentsOf({ sample: '7', segments }, ['fact'])).toMatchObject([{ machine }]);
});

it.each([
  ['fact,fact', ['fact']],
  ['logic,fact', ['fact', 'logic']],
])('a judge of "%s": is one of %j', (judges, read) => {
  expect(outsideRunSchema.parse({ method: 'm', version: '1', judges }).judges).toEqual(read);
});

it.each(['logic', 'fact,logic,style', ''])('a judge of "%s": refused', (judges) => {
  const read = outsideRunSchema.safeParse({ method: 'm', version: '1', judges });
  expect(read.error?.issues[0]!.path[0]).toBe('judges');
});

it.each([
  ['2026-11-28T10:00:00Z', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28T10:00:00+00:00', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28T10:00:00.123456+08:00', '2026-11-28T02:00:00.123Z'],
  ['2026-11-28T10:00:00 08:00', '2026-11-28T02:00:00.000Z'],
])('a run at %s: is that of %s', (runAt, utc) => {
  expect(outsideRunSchema.parse({ method: 'm', version: '1', runAt }).runAt).toBe(utc);
});

it.each(['2026-11-28', '2026-11-28T10:00:00', '2026-13-28T10:00:00Z'])('a run at %s: refused', (runAt) => {
  const { error } = outsideRunSchema.safeParse({ method: 'm', version: '1', runAt });
  expect(error?.issues[0]!.path).toEqual(['runAt']);
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
  expect(readPredictionLine(text, 4, ['fact'])).toMatchObject([{ path }]);
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
