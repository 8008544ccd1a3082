import { findNegations } from '@/lib/consistency/words/negation';
import { type StatementChange, defineRule } from '../define-rule';
import { assertedInChinese, deniedInChinese } from '../text/chinese-denial';
import { assertedInEnglish, deniedInEnglish } from '../text/english-denial';
import { nearestSentence } from '../text/evidence';
import type { Statement } from '../text/statement';

/** A statement is denied by a negation, or what it denies is stated without one. Only one negation may be in it. */
export const negationRule = defineRule({
  id: 'negation',
  errorType: 'KCont',
  version: '1',
  changes: () => (statement) => {
    const { text, language } = statement;
    const negations = findNegations(text).length;
    if (language === 'other' || negations > 1) return [];
    const found =
      negations === 0
        ? (language === 'zh' ? deniedInChinese : deniedInEnglish)(text)
        : (language === 'zh' ? assertedInChinese : assertedInEnglish)(text);
    return found.map((change) => withEvidence(change, statement));
  },
});

const withEvidence = (change: Omit<StatementChange, 'evidence'>, statement: Statement): StatementChange => ({
  ...change,
  evidence: nearestSentence(statement),
});
