import { defineRule } from '../define-rule';
import { comparedInText } from '../text/compared';
import { swappedAmounts, swappedYears } from '../text/swapped-amounts';

/** Two entities or amounts of one sentence that stand in different roles change places. */
export const entitySwapRule = defineRule({
  id: 'entity_swap',
  errorType: 'KInve',
  version: '1',
  changes:
    ({ reference }) =>
    (statement) => {
      if (statement.language === 'other') return [];
      return [
        ...swappedAmounts(statement.text, reference),
        ...swappedYears(statement.text),
        ...comparedInText(statement.text, statement.language, reference),
      ];
    },
});
