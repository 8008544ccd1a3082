import { findNegations } from '@/lib/consistency/words/negation';
import { type StatementChange, defineRule } from '../define-rule';
import { nearestSentence, wordingInEvidence } from '../text/evidence';
import { capitalised } from '../text/phrases';
import type { Statement } from '../text/statement';
import { GROUPS, SEASONS } from '../words/narrower-groups';
import { type Wider, WIDER_CHINESE, WIDER_ENGLISH } from '../words/wider';

/** A word that limits a statement to some cases is widened to all of them. */
export const overgeneraliseRule = defineRule({
  id: 'overgeneralise',
  errorType: 'LOver',
  version: '1',
  changes: () => (statement) => {
    const { text, language } = statement;
    // "Not all" says less than "not some": under a negation a wider word may be true.
    if (
      language === 'other' ||
      findNegations(text).length > 0 ||
      /other times|at times|\bsometimes\b.*\bsometimes\b|有时.*有时/i.test(text)
    )
      return [];
    const quantifiers = language === 'zh' ? WIDER_CHINESE : WIDER_ENGLISH;
    return [...quantifiers, ...SEASONS, ...GROUPS].flatMap((wider) => widened(statement, wider));
  },
});

function widened(statement: Statement, { was, is }: Wider): StatementChange[] {
  return [...statement.text.matchAll(was)].map((match) => {
    const [wording] = match;
    const end = match.index + wording.length;
    const capital = /^\p{Lu}/u.test(wording);
    const evidence = wordingInEvidence(wording.trim(), statement) ?? nearestSentence(statement);
    if (is === '') return removed(statement, match.index, end, evidence);
    return { start: match.index, end, is: capital ? capitalised(is) : is, evidence };
  });
}

/** 几乎 goes; "almost every" becomes "every". */
function removed(
  { text }: Statement,
  start: number,
  end: number,
  evidence: StatementChange['evidence'],
): StatementChange {
  const wording = text.slice(start, end);
  const space = wording.indexOf(' ');
  if (space >= 0) {
    const rest = wording.slice(space + 1);
    return {
      start,
      end,
      is: /^\p{Lu}/u.test(wording) ? rest[0]!.toUpperCase() + rest.slice(1) : rest,
      evidence,
    };
  }
  const next = /^(?:所有|全部|完全|每个?|都)/u.exec(text.slice(end))![0];
  return { start, end: end + next.length, is: next, evidence };
}
