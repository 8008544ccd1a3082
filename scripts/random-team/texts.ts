import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import type { JudgedSegment } from '@/lib/consistency/method';
import { decompose } from '@/lib/segmentation/decompose';
import type { BuiltTexts } from '@/lib/testing/database/builders';

const TEXTS: BuiltTexts[] = [
  {
    question: 'How long is the river?',
    reference: 'The river is 120 km long. It rises in the hills. The ferry 👩‍👩‍👧 stopped in 1999.',
    answer: 'The river is 120 km long. It rises in a lake. It never stopped, so people swim.',
    language: 'en',
  },
  {
    question: '渡口开放吗？',
    reference: '连日降雨，河水上涨😀。渡口自五月起关闭；𠮷野家照常营业。',
    answer: '因为河水上涨，渡口关闭。𠮷野家也关门了😀。六月重新开放。',
    language: 'zh',
  },
];

/** The texts of the sample of this number; every text is another one, as identity asks. */
export function textsOf(number: number): BuiltTexts & { externalId: string } {
  const texts = TEXTS[number % TEXTS.length]!;
  return {
    ...texts,
    question: `${number}. ${texts.question}`,
    externalId: `s${String(number).padStart(4, '0')}`,
  };
}

const VERDICTS = ['consistent', 'inconsistent', 'inconsistent', 'abstained'] as const;

/** What the source of the sample of this number says of its answer, so that it may serve in training and as a honeypot. */
export const knownOf = (number: number): 'consistent' | 'inconsistent' | null =>
  number % 4 > 0 ? null : number % 8 > 0 ? 'consistent' : 'inconsistent';

/**
 * How a method reads the sample of this number: by turns consistent with support, a contradiction, words that it searched for and did
 * not find, and an abstention; one sample in five it never read.
 */
export function predictionOf(number: number): JudgedSegment[] | null {
  if (number % 5 === 4) return null;
  const { reference, answer } = textsOf(number);
  const quote = reference.slice(0, 12);
  const span = { start: 0, end: quote.length, quote };
  return decompose(answer).map(({ text, spans }, index) => {
    const turn = (number + index) % VERDICTS.length;
    return {
      text,
      spans: [...spans],
      fact: VERDICTS[turn]!,
      logic: 'not_judged',
      errorType: turn === 1 ? 'KCont' : null,
      evidence: [
        [{ relation: 'supports' as const, ...span }],
        [{ relation: 'contradicts' as const, ...span }],
        [{ relation: 'not_found' as const, searched: [text.slice(0, 8)] }],
        [],
      ][turn]!,
      machine: machineDetailsSchema.parse(turn === 2 ? { suggestedType: 'Hallu' } : {}),
    };
  });
}
