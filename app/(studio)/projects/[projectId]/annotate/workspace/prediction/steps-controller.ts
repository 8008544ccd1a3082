'use client';

import { createContext } from 'react';
import { type Source } from '@/components/method-steps/source';
import { type LoadedSteps } from '@/components/method-steps/use-steps-at';

/** What an open segment needs to unfold its judge's steps. */
export interface StepsController {
  open: boolean;
  loaded: LoadedSteps;
  toggle(): void;
  retry(): void;
  source: Source;
}

/** Past the rows, which need not be drawn again when steps come. */
export const StepsContext = createContext<StepsController | null>(null);
