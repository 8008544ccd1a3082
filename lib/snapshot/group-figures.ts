import type { GoldVerdict } from '@/lib/adjudication/support';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { codePointLength } from '@/lib/text/offsets';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import type { GroupFigures } from './manifest-view-schema';

/** What gold says of an answer; null while it is open. */
export function decidedVerdict(gold: SampleRecord['gold']): GoldVerdict | null {
  const verdict = gold?.verdict ?? null;
  return verdict === 'consistent' || verdict === 'inconsistent' ? verdict : null;
}

const TEXTS = ['question', 'reference', 'answer'] as const;
type Text = (typeof TEXTS)[number];
/** Lengths of a sample's texts in code points. */
type TextLengths = Record<Text, number>;

export const textLengths = ({ question, reference, answer }: Record<Text, string>): TextLengths => ({
  question: codePointLength(question),
  reference: codePointLength(reference),
  answer: codePointLength(answer),
});

/** Counts samples and their gold: all of a snapshot, or those in one language, of one generator, of one origin. */
export class GroupFiguresBuilder {
  #samples = 0;
  #characters = { question: 0, reference: 0, answer: 0 };
  #gold = { consistent: 0, inconsistent: 0, open: 0 };
  #types = Object.fromEntries(ERROR_TYPES.map((type) => [type, 0])) as Record<ErrorType, number>;
  #segments = { n: 0, inconsistent: 0, answers: 0 };

  add(lengths: TextLengths, gold: SampleRecord['gold']): void {
    this.#samples += 1;
    for (const text of TEXTS) this.#characters[text] += lengths[text];
    this.#gold[decidedVerdict(gold) ?? 'open'] += 1;
    if (!gold) return;
    const types = new Set(gold.units.map(({ error_type }) => error_type));
    for (const type of ERROR_TYPES) if (types.has(type)) this.#types[type] += 1;
    this.#segments.n += gold.units.length;
    if (gold.units.length > 0) this.#segments.answers += 1;
    this.#segments.inconsistent += gold.units.filter(({ verdict: said }) => said === 'inconsistent').length;
  }

  figures(): GroupFigures {
    const mean = (text: Text): number => (this.#samples === 0 ? 0 : this.#characters[text] / this.#samples);
    return {
      samples: this.#samples,
      lengths: { question: mean('question'), reference: mean('reference'), answer: mean('answer') },
      gold: this.#gold,
      types: this.#types,
      segments: this.#segments,
    };
  }
}
