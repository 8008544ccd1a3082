import { defineRule } from '../define-rule';
import { peersInChinese } from '../text/chinese-peers';
import { peersInEnglish } from '../text/english-peers';

/** Items that are named as peers: the first comes to include the others. */
export const inclusionRule = defineRule({
  id: 'inclusion',
  errorType: 'LIncl',
  version: '1',
  changes: () => (statement) => {
    const { text, language } = statement;
    if (language === 'other') return [];
    return (language === 'zh' ? peersInChinese : peersInEnglish)(text);
  },
});
