import { type StatementChange, defineRule } from '../define-rule';
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
      [...text.matchAll(pattern)].map((match): StatementChange => {
        const end = match.index + match[0].length;
        const is = replacedAt(text, match.index, end, pattern, sufficient);
        return { start: match.index, end, is };
      }),
    );
  },
});

/** What a replacement writes at one place; patterns look beyond it, so that it is made within the text. */
function replacedAt(text: string, start: number, end: number, pattern: RegExp, replacement: string): string {
  const here = new RegExp(pattern.source, 'uy');
  here.lastIndex = start;
  const changed = text.replace(here, replacement);
  return changed.slice(start, changed.length - (text.length - end));
}
