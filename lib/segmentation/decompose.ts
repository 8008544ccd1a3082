import { quote, span, type Span } from '@/lib/text/offsets';
import { splitSentences } from '@/lib/text/sentences';
import { opensWithConnective } from './connectives';

/** A piece of an answer before it is a row: its stand-alone text, and where it comes from. */
export interface Cut {
  text: string;
  /** In the answer, UTF-16 code units; ascending, not overlapping. */
  spans: Span[];
}

const MOST_SENTENCES = 3;
const MOST_CHARACTERS = 320;

/** One segment a sentence, by no judge's choice: what people see when nothing may lead them. */
export function neutralSegments(answer: string): Cut[] {
  return splitSentences(answer).map((at) => cutAt(answer, at));
}

/**
 * Segments that keep logic whole (after the first principle of paper section 4.1): a sentence that opens with a logical
 * connective stays with the one before it, up to three sentences and 320 characters.
 */
export function decompose(answer: string): Cut[] {
  const groups: { at: Span; sentences: number }[] = [];
  for (const sentence of splitSentences(answer)) {
    const last = groups.at(-1);
    const joined = last && span(last.at[0], sentence[1]);
    if (
      last &&
      joined &&
      last.sentences < MOST_SENTENCES &&
      joined[1] - joined[0] <= MOST_CHARACTERS &&
      !answer.slice(last.at[1], sentence[0]).includes('\n') &&
      opensWithConnective(quote(answer, sentence))
    )
      groups[groups.length - 1] = { at: joined, sentences: last.sentences + 1 };
    else groups.push({ at: sentence, sentences: 1 });
  }
  return groups.map(({ at }) => cutAt(answer, at));
}

const cutAt = (answer: string, at: Span): Cut => ({ text: quote(answer, at), spans: [at] });
