'use client';

import { type JudgeSteps } from '@/lib/annotation/steps/judge-steps';
import { type StageVerdicts } from '@/lib/annotation/labels/verdict';
import { FactStage } from './fact-stage';
import { LogicStage } from './logic-stage';
import { type Source } from './source';
import { TypeStage } from './type-stage';
import { WindowsLine } from './windows-line';

interface Props {
  steps: JudgeSteps;
  verdicts: StageVerdicts;
  source: Source;
}

/** How a judge came to its verdict on one segment, stage by stage. */
export function JudgeStepsView({ steps, verdicts, source }: Props) {
  const { fact, logic, type, windows } = steps;
  return (
    <div className="@container flex flex-col gap-3 text-ink [line-break:strict] wrap-anywhere">
      {windows && <WindowsLine windows={windows} source={source} />}
      {fact && <FactStage stage={fact} verdict={verdicts.fact} source={source} />}
      {logic && <LogicStage stage={logic} verdict={verdicts.logic} source={source} />}
      {type && <TypeStage stage={type} language={source.language} />}
    </div>
  );
}
