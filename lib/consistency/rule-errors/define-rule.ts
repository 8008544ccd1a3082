import type { ErrorRule, RuleError, RuleInput } from './rule-error';
import { nearestSentence } from './text/evidence';
import { type Statement, statementsOf } from './text/statement';
import { touchable } from './text/untouchable';

/** A change of a statement: positions within its text. */
export interface StatementChange {
  start: number;
  end: number;
  is: string;
  /** Left out where it is the sentence of the reference that is most like the statement. */
  evidence?: RuleError['evidence'];
  /** How good it is among those of its rule: 0 is best. */
  rank?: number;
}

interface Rule extends Pick<ErrorRule, 'id' | 'errorType' | 'version'> {
  /** Reads the sample once, and says what it changes in a statement. */
  changes(input: RuleInput): (statement: Statement) => StatementChange[];
}

/** A rule from what it changes in one statement; what may not be changed is left out here, once for all rules. */
export function defineRule({ id, errorType, version, changes }: Rule): ErrorRule {
  return {
    id,
    errorType,
    version,
    find: (input) => {
      const { answer } = input;
      const changesOf = changes(input);
      const found = statementsOf(input).flatMap((statement) =>
        changesOf(statement).map(({ evidence = nearestSentence(statement), ...change }) => ({
          offset: statement.start,
          change: { ...change, evidence },
        })),
      );
      if (found.length === 0) return [];
      const mayChange = touchable(answer);
      return found
        .map(({ change: { start, end, is, evidence, rank = 0 }, offset }) => ({
          rank: 2 * rank + (evidence ? 0 : 1),
          error: {
            start: offset + start,
            end: offset + end,
            was: answer.slice(offset + start, offset + end),
            is,
            evidence,
          },
        }))
        .filter(({ error: { start, end, was, is } }) => was !== is && start < end && mayChange(start, end))
        .toSorted((a, b) => a.rank - b.rank || a.error.start - b.error.start)
        .map(({ error }) => error);
    },
  };
}
