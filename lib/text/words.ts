import { span, type Span } from './offsets';

let segmenter: Intl.Segmenter | undefined;

/** The words of a span of a text, Chinese ones by the platform's dictionary; marks, signs and white space are none. */
export function wordsIn(text: string, [from, to]: Span): Span[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return [...segmenter.segment(text.slice(from, to))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => span(from + index, from + index + segment.length));
}
