import type { JudgedSegment } from '../../../method';
import type { JudgeCaller } from '../ask/judge-caller';
import { evidenceOf } from '../evidence';
import type { AnswerSegment } from '../split/split-answer';
import { type ChosenType, chooseTypes, findingsOf, type JudgedStages } from './choose-types';
import { judgeFacts } from './judge-facts';
import { judgeLogic } from './judge-logic';
import { labelVerdicts } from './label-verdicts';
import { scores } from './score';

/** Both stages of all segments side by side, then the types of errors and the scores; `decomposition`: keys of its replies. */
export async function judgeSegments(
  caller: JudgeCaller,
  segments: readonly AnswerSegment[],
  decomposition: string[],
): Promise<JudgedSegment[]> {
  const texts = segments.map(({ text }) => text);
  const [facts, logic] = await Promise.all([
    judgeFacts(caller, texts),
    caller.params.factsOnly ? null : judgeLogic(caller, texts),
  ]);
  const judged = texts.map((text, at): JudgedStages => ({
    text,
    fact: facts[at]!,
    logic: logic?.[at] ?? null,
  }));
  const [types, scored] = await Promise.all([chooseTypes(caller, judged), scores(caller, judged)]);
  return segments.map((segment, at) =>
    toSegment(caller, segment, judged[at]!, types[at]!, { ...scored[at]!, decomposition }),
  );
}

function toSegment(
  { reference }: JudgeCaller,
  { text, spans, unanchored, notes }: AnswerSegment,
  judged: JudgedStages,
  type: ChosenType | null,
  rest: { score: number | null; replies: string[]; decomposition: string[] },
): JudgedSegment {
  const { fact, logic } = judged;
  const errorType = type?.steps.type ?? null;
  const verdicts = { fact: fact.verdict, logic: logic?.verdict ?? 'not_judged' } as const;
  return {
    text,
    spans,
    ...labelVerdicts(verdicts, errorType),
    errorType,
    evidence: evidenceOf(fact, logic, reference.text),
    machine: {
      ...(rest.score !== null && { score: rest.score }),
      suggestedType: null,
      findings: notes,
      rationale: [findingsOf(judged), type?.steps.reason ?? ''].filter(Boolean).join('\n'),
      steps: {
        fact: fact.steps,
        logic: logic?.steps ?? null,
        type: type?.steps ?? null,
        windows: fact.windows ?? logic?.windows ?? null,
        unanchored,
        replies: {
          decompose: rest.decomposition,
          fact: fact.replies,
          ...(logic && { logic: logic.replies }),
          ...(type && { type: type.replies }),
          ...(rest.replies.length > 0 && { repeats: rest.replies }),
        },
      },
    },
  };
}
