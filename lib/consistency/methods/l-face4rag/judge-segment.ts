import { failedStage } from '@/lib/annotation/labels/judgement';
import type { JudgedSegment } from '../../method';
import type { Anchored } from './anchor';
import type { StageCaller } from './ask-stage';
import { evidenceOf } from './evidence';
import { type FactOutcome, judgeFact } from './judge-fact';
import { judgeLogic, type LogicOutcome } from './judge-logic';
import { nameType } from './name-type';
import type { ReferenceView } from './reference-view';

/** Both stages of one segment side by side, then the type of its error if one of them failed. */
export async function judgeSegment(
  asker: StageCaller,
  question: string,
  { text, spans, unanchored }: Anchored,
  reference: ReferenceView,
  options: { factsOnly: boolean; decomposition: string[] },
): Promise<JudgedSegment> {
  const [fact, logic] = await Promise.all([
    judgeFact(asker, question, text, reference),
    options.factsOnly ? null : judgeLogic(asker, question, text, reference),
  ]);
  const verdicts = { fact: fact.verdict, logic: logic?.verdict ?? 'not_judged' } as const;
  const stage = failedStage(verdicts);
  const said = findings(fact, logic);
  const type = stage && (await nameType(asker, text, { stage, findings: said }, reference));
  return {
    text,
    spans,
    ...verdicts,
    errorType: type?.steps.type ?? null,
    evidence: evidenceOf(fact, logic, reference.text),
    machine: {
      suggestedType: null,
      findings: [],
      rationale: [said, type?.steps.reason ?? ''].filter(Boolean).join('\n'),
      steps: {
        fact: fact.steps,
        logic: logic?.steps ?? null,
        type: type?.steps ?? null,
        windows: fact.windows ?? logic?.windows ?? null,
        unanchored,
        replies: {
          decompose: options.decomposition,
          fact: fact.replies,
          ...(logic && { logic: logic.replies }),
          ...(type && { type: type.replies }),
        },
      },
    },
  };
}

/** What the failed stages said, a line each. */
function findings(fact: FactOutcome, logic: LogicOutcome | null): string {
  const points = fact.steps.points.filter(({ consistent }) => !consistent);
  const lines = points.map(({ point, reason }) => `${point}: ${reason}`);
  if (logic?.verdict === 'inconsistent') lines.push(logic.steps.comparison);
  return lines.join('\n');
}
