'use client';

import { type StageVerdicts } from '@/lib/annotation/labels/verdict';
import { type LFace4ragSteps } from '@/lib/consistency/methods/l-face4rag/steps';
import { type Source } from '../source';
import { FactStage } from './fact-stage';
import { LogicStage } from './logic-stage';
import { TypeStage } from './type-stage';

interface Props {
  steps: LFace4ragSteps;
  verdicts: StageVerdicts;
  source: Source;
}

/** The stages of L-Face4RAG on one segment. */
export function LFace4ragStages({ steps: { fact, logic, type }, verdicts, source }: Props) {
  return (
    <>
      {fact && <FactStage stage={fact} verdict={fact.verdict ?? verdicts.fact} source={source} />}
      {logic && <LogicStage stage={logic} verdict={logic.verdict ?? verdicts.logic} source={source} />}
      {type && <TypeStage stage={type} language={source.language} />}
    </>
  );
}
