import { type StatementChange, defineRule } from '../define-rule';
import { capitalised, isWholePhrase, uncapitalised } from '../text/phrases';
import { CAUSES_CHINESE, CAUSES_ENGLISH } from '../words/causes';

/** A phrase with a cause of its own. */
const HOLDS_CAUSE = /因|而|\b(?:because|caus\w+|since|which|that)\b/iu;

/** Cause and effect change places, where both are whole phrases. */
export const causeRule = defineRule({
  id: 'cause',
  errorType: 'LCaus',
  version: '1',
  changes:
    ({ reference }) =>
    (statement) => {
      const { text, language } = statement;
      if (language === 'other') return [];
      return (language === 'zh' ? CAUSES_CHINESE : CAUSES_ENGLISH).flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap((match): StatementChange[] => {
          const { lead = '', first, link, second } = match.groups as Record<string, string>;
          if (![first!, second!].every((phrase) => isWholePhrase(phrase) && !HOLDS_CAUSE.test(phrase)))
            return [];
          const [one, other] = [first!, second!].map((phrase) => uncapitalised(phrase, reference));
          if (one == null || other == null) return [];
          const start = match.index;
          const turned = `${lead}${other}${link!}${one}`;
          const is = /^\p{Lu}/u.test(lead + first!) ? capitalised(turned) : turned;
          return [{ start, end: start + match[0].length, is }];
        }),
      );
    },
});
