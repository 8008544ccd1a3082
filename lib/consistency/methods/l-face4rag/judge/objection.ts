import { entityDifferences, numberDifferences, type ReferenceSpan } from '@/lib/consistency/differences';
import { hasLetterOrDigit } from '@/lib/text/script';
import type { ReferenceView } from '../../../ask/reference-view';
import type { PromptLanguage } from '../../../ask/prompt';
import type { FactPoint } from '../steps';

/** Why a reply on the facts of a segment cannot stand. */
export type Objection =
  | { why: 'no_points' }
  | { why: 'no_quote' | 'quote_nowhere'; point: string; words: string }
  | { why: 'number' | 'entity'; point: string; words: string };

/**
 * What stands against a fact stage that found nothing wrong: a segment with content has points, and a consistent point a
 * quote that stands in the reference and holds its numbers and names, as the offline engine finds them. Names may stand in
 * the sentence of the quote, the one before it, or the question. Null: nothing.
 */
export function objectionTo(
  points: readonly FactPoint[],
  { segment, question, reference }: { segment: string; question: string; reference: ReferenceView },
): Objection | null {
  if (points.length === 0) return hasLetterOrDigit(segment) ? { why: 'no_points' } : null;
  for (const point of points) {
    if (point.verdict !== 'consistent') continue;
    const held = point.contexts.flatMap(({ start, end }): ReferenceSpan[] =>
      start === null || end === null ? [] : [{ start, quote: reference.text.slice(start, end) }],
    );
    if (held.length === 0) {
      const words = point.contexts.map(({ quote }) => quote).join(' … ');
      return { why: words === '' ? 'no_quote' : 'quote_nowhere', point: point.point, words };
    }
    const lacking = lackingIn(point.point, held, question, reference);
    if (lacking) return { ...lacking, point: point.point };
  }
  return null;
}

function lackingIn(
  point: string,
  held: readonly ReferenceSpan[],
  question: string,
  reference: ReferenceView,
): { why: 'number' | 'entity'; words: string } | null {
  const words = ({ start, end }: { start: number; end: number }): string => point.slice(start, end);
  const number = numberDifferences(point, held).segment[0];
  if (number) return { why: 'number', words: words(number) };
  const nearby = [...held.map((span) => withSentenceBefore(span, reference)), { start: 0, quote: question }];
  const entity = entityDifferences(point, nearby).segment[0];
  return entity ? { why: 'entity', words: words(entity) } : null;
}

/** The sentences that a quote stands in, and the one before: what "it" in them stands for is named there. */
function withSentenceBefore({ start, quote }: ReferenceSpan, reference: ReferenceView): ReferenceSpan {
  const { sentences } = reference;
  const end = start + quote.length;
  const first = sentences.findIndex((span) => span[1] > start);
  const from = sentences[Math.max(0, first - 1)]?.[0] ?? start;
  const to = sentences.find((span) => span[1] >= end)?.[1] ?? end;
  return { start: from, quote: reference.text.slice(Math.min(from, start), Math.max(to, end)) };
}

/** The objection in the words of the prompt's language. */
export function objectionWords(objection: Objection, language: PromptLanguage): string {
  const words = WORDS[language][objection.why];
  return objection.why === 'no_points' ? words('', '') : words(objection.point, objection.words);
}

type Words = Record<Objection['why'], (point: string, words: string) => string>;
const WORDS: Record<PromptLanguage, Words> = {
  en: {
    no_points: () => 'it names no piece of information though the segment says something.',
    no_quote: (point) => `"${point}" is called consistent without a quote from the reference.`,
    quote_nowhere: (point, words) => `"${point}" rests on "${words}", which stands nowhere in the reference.`,
    number: (point, words) =>
      `"${point}" is called consistent, but none of its quotes holds the number ${words}.`,
    entity: (point, words) =>
      `"${point}" is called consistent, but none of its quotes holds the name ${words}.`,
  },
  zh: {
    no_points: () => '片段有内容，却没有列出任何信息点。',
    no_quote: (point) => `“${point}”被判为 consistent，却没有给出参考文本的原文。`,
    quote_nowhere: (point, words) => `“${point}”所依据的“${words}”在参考文本中找不到。`,
    number: (point, words) => `“${point}”被判为 consistent，但所引原文都没有数字“${words}”。`,
    entity: (point, words) => `“${point}”被判为 consistent，但所引原文都没有名称“${words}”。`,
  },
};
