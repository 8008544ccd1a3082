'use client';

import { type StageVerdicts } from '@/lib/annotation/labels/verdict';
import { type MethodSteps } from '@/lib/annotation/steps/method-steps';
import { AnyStages } from './any-stages';
import { type Source } from './source';
import { VIEWS } from './views';
import { WindowsLine } from './windows-line';

interface Props {
  steps: MethodSteps;
  verdicts: StageVerdicts;
  source: Source;
}

/** How a method came to its verdict on one segment, stage by stage: by its own view, or by the general one. */
export function MethodStepsView({ steps, verdicts, source }: Props) {
  const own = VIEWS.map((view) => view(steps, verdicts, source)).find((shown) => shown !== null);
  return (
    <div className="@container flex flex-col gap-3 text-ink [line-break:strict] wrap-anywhere">
      {steps.windows && <WindowsLine windows={steps.windows} source={source} />}
      {own ?? <AnyStages steps={steps} source={source} />}
    </div>
  );
}
