import { type Change, defineRule } from '../define-rule';
import { nearestSentence } from '../text/evidence';
import { NECESSARY_CHINESE, NECESSARY_ENGLISH } from '../words/conditions';

/** A necessary condition becomes a sufficient one. */
export const conditionRule = defineRule({
  id: 'condition',
  errorType: 'LConf',
  version: '1',
  changes: () => (statement) => {
    const { text, language } = statement;
    if (language === 'other') return [];
    return (language === 'zh' ? NECESSARY_CHINESE : NECESSARY_ENGLISH).flatMap(([pattern, sufficient]) =>
      [...text.matchAll(pattern)].map((match): Change => {
        const [was] = match;
        const is = was.replace(new RegExp(pattern.source, 'iu'), sufficient);
        return {
          start: match.index,
          end: match.index + was.length,
          is,
          evidence: nearestSentence(statement),
        };
      }),
    );
  },
});
