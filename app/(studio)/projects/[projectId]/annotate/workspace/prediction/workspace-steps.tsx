'use client';

import { use } from 'react';
import { StepsFold } from '@/components/method-steps/steps-fold';
import { type StepsSummary } from '@/lib/annotation/steps/steps-summary';
import { type StageVerdicts } from '@/lib/annotation/labels/verdict';
import { KeyHint } from '../engine/key-hint';
import { StepsContext } from './steps-controller';

interface Props {
  segmentId: string;
  sign: StepsSummary;
  verdicts: StageVerdicts;
}

/** The judge's steps on an open segment, unfolded by a key or not, as the workspace holds them. */
export function WorkspaceSteps(props: Props) {
  const controller = use(StepsContext);
  if (!controller) return null;
  const { open, loaded, source, toggle, retry } = controller;
  return (
    <StepsFold
      {...props}
      open={open}
      loaded={loaded}
      source={source}
      onToggle={toggle}
      onRetry={retry}
      hint={<KeyHint of="steps" className="h-4 min-w-4" />}
    />
  );
}
