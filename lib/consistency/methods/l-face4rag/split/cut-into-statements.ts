import { statementsOfSentences } from '../../../statements/statements-of-sentences';
import type { JudgeCaller } from '../ask/judge-caller';
import { plainCut, type SplitAnswer } from './split-answer';

/**
 * The answer as the statements of its sentences, which take apart what a logical connective joins (the ablation A.D. of paper
 * table 7). The plain cut where there are none. Rejects where the answer was refused or filtered.
 */
export async function cutIntoStatements(caller: JudgeCaller, answer: string): Promise<SplitAnswer> {
  const parts = await statementsOfSentences(caller, answer);
  const replies = parts[0]?.replies ?? [];
  const segments = parts.flatMap((part) =>
    part.statements.map((statement) => ({ ...statement, unanchored: false, notes: [] })),
  );
  return segments.length > 0 ? { segments, replies } : plainCut(answer, replies);
}
