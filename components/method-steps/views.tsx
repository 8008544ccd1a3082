import { type ReactNode } from 'react';
import { type StageVerdicts } from '@/lib/annotation/labels/verdict';
import { type MethodSteps } from '@/lib/annotation/steps/method-steps';
import { statementStepsSchema } from '@/lib/consistency/statements/steps';
import { lFace4ragStepsSchema } from '@/lib/consistency/methods/l-face4rag/steps';
import { StatementStages } from './statements/stages';
import { panelStepsSchema } from '@/lib/consistency/methods/panel/steps';
import { PanelStages } from './panel/stages';
import { LFace4ragStages } from './l-face4rag/stages';
import { type Source } from './source';

/** Shows steps of its own shape; null for others. */
type View = (steps: MethodSteps, verdicts: StageVerdicts, source: Source) => ReactNode;

/** Views of methods' own steps; a method without one uses the general view. */
export const VIEWS: readonly View[] = [
  (steps, verdicts, source) => {
    const own = panelStepsSchema.safeParse(steps);
    return own.success ? <PanelStages steps={own.data} verdict={verdicts.fact} source={source} /> : null;
  },
  (steps, verdicts, source) => {
    const own = lFace4ragStepsSchema.safeParse(steps);
    return own.success ? <LFace4ragStages steps={own.data} verdicts={verdicts} source={source} /> : null;
  },
  (steps, verdicts, source) => {
    const own = statementStepsSchema.safeParse(steps);
    return own.success ? <StatementStages steps={own.data} verdict={verdicts.fact} source={source} /> : null;
  },
];
