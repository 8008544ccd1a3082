import { ANTONYM_PAIRS } from '@/lib/consistency/words/antonyms';
import { findNegations } from '@/lib/consistency/words/negation';
import { type StatementChange, defineRule } from '../define-rule';
import { wholeWords, wordingInEvidence } from '../text/evidence';
import type { Statement } from '../text/statement';
import { withArticle } from '../text/with-article';
import { type Opposite, OPPOSITES, UNFIT } from '../words/opposites';

/** An opposite with what finds its words, which is made once. */
interface Sought extends Opposite {
  /** Every place of the word, in its own case. */
  places: RegExp;
  other: RegExp;
}

const ALL: readonly Sought[] = [
  ...OPPOSITES,
  ...ANTONYM_PAIRS.flatMap(([one, other]) =>
    UNFIT.has(one) || UNFIT.has(other)
      ? []
      : [
          { was: one, is: other },
          { was: other, is: one },
        ],
  ),
].map((opposite) => ({
  ...opposite,
  places: new RegExp(wholeWords(opposite.was).source, 'gu'),
  other: wholeWords(opposite.is),
}));

/** A word that the evidence has too becomes its opposite, which neither the statement nor the evidence has. */
export const antonymRule = defineRule({
  id: 'antonym',
  errorType: 'KCont',
  version: '1',
  changes: () => (statement) => {
    const { text } = statement;
    // A negation turns the meaning of its neighbours, and two changes may undo each other.
    if (findNegations(text).length > 0 || CONCEDES.test(text)) return [];
    return ALL.flatMap((opposite) => oppositesIn(statement, opposite)).toSorted((a, b) => a.start - b.start);
  },
});

/** What a concession says must go against the rest of its sentence. */
const CONCEDES = /尽管|虽然|\b(?:although|though|despite)\b/iu;

function oppositesIn(statement: Statement, opposite: Sought): StatementChange[] {
  const { text } = statement;
  const places = [...text.matchAll(opposite.places)];
  if (places.length !== 1 || opposite.other.test(text)) return [];
  const [{ 0: was, index }] = places as [RegExpMatchArray & { index: number }];
  if (!fits(opposite, text.slice(0, index), text.slice(index + was.length))) return [];
  const evidence = wordingInEvidence(opposite.was, statement);
  if (!evidence || wordingInEvidence(opposite.is, statement)) return [];
  return [{ ...withArticle(text, index, index + was.length, opposite.is), evidence }];
}

const fits = ({ before, behind, notBefore, notBehind }: Opposite, left: string, right: string): boolean =>
  (before?.test(left) ?? true) &&
  (behind?.test(right) ?? true) &&
  !(notBefore?.test(left) ?? false) &&
  !(notBehind?.test(right) ?? false);
