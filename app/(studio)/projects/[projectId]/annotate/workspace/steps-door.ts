'use client';

import { createContext } from 'react';
import { type Source } from '@/components/judge-steps/source';
import { type JudgeSteps } from '@/lib/annotation/judge-steps';

/** Steps by segment, as the server sends them. */
export type StepsView = Record<string, JudgeSteps>;

/** What an open segment needs to unfold its judge's steps. */
export interface StepsDoor {
  open: boolean;
  /** Null until they have come. */
  loaded: StepsView | 'failed' | null;
  toggle(): void;
  retry(): void;
  source: Source;
}

/** Past the cards, which need not be drawn again when steps come. */
export const StepsContext = createContext<StepsDoor | null>(null);
