import type { RuleError } from '../rule-error';
import type { Statement } from './statement';

type Evidence = RuleError['evidence'];

/** The sentence of the reference that is most like a statement. */
export const nearestSentence = ({ nearest }: Statement): Evidence => nearest()[0] ?? null;

/** Where a wording stands in the sentences of the reference that are like a statement; null where in none of them. */
export function wordingInEvidence(wording: string, { nearest, input }: Statement): Evidence {
  const pattern = wholeWords(wording);
  for (const { start, end } of nearest()) {
    const found = pattern.exec(input.reference.slice(start, end));
    if (found) return { start: start + found.index, end: start + found.index + found[0].length };
  }
  return null;
}

/** A wording in any case, Latin letters and figures as whole words. */
export function wholeWords(wording: string): RegExp {
  const escaped = wording.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const before = /^[a-z\d]/i.test(wording) ? '(?<![A-Za-z\\d])' : '';
  const behind = /[a-z\d]$/i.test(wording) ? '(?![A-Za-z\\d])' : '';
  return new RegExp(before + escaped + behind, 'iu');
}
