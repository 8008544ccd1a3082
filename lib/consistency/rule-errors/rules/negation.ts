import { findNegations } from '@/lib/consistency/words/negation';
import { defineRule } from '../define-rule';
import { assertedInChinese, deniedInChinese } from '../text/chinese-denial';
import { assertedInEnglish, deniedInEnglish } from '../text/english-denial';

/** A statement is denied by a negation, or what it denies is stated without one. Only one negation may be in it. */
export const negationRule = defineRule({
  id: 'negation',
  errorType: 'KCont',
  version: '1',
  changes: () => (statement) => {
    const { text, language } = statement;
    const negations = findNegations(text).length;
    if (language === 'other' || negations > 1) return [];
    return negations === 0
      ? (language === 'zh' ? deniedInChinese : deniedInEnglish)(text)
      : (language === 'zh' ? assertedInChinese : assertedInEnglish)(text);
  },
});
