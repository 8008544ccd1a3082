'use client';

import { use } from 'react';
import { StepsFold } from '@/components/judge-steps/steps-fold';
import { type StepsSign } from '@/lib/annotation/steps-sign';
import { type StageVerdicts } from '@/lib/annotation/verdict';
import { DeskKey } from './desk-key';
import { StepsContext } from './steps-door';

interface Props {
  segmentId: string;
  sign: StepsSign;
  verdicts: StageVerdicts;
}

/** The judge's steps on an open segment, unfolded by a key or not, as the desk holds them. */
export function DeskSteps(props: Props) {
  const door = use(StepsContext);
  if (!door) return null;
  const { open, loaded, source, toggle, retry } = door;
  return (
    <StepsFold
      {...props}
      {...{ open, loaded, source, onToggle: toggle, onRetry: retry }}
      hint={<DeskKey of="steps" className="h-4 min-w-4" />}
    />
  );
}
