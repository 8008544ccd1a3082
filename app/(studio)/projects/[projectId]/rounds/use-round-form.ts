'use client';

import { useState } from 'react';
import type { FormAction } from '@/components/error-text/action-form';
import type { RoundPreview } from '@/lib/round/preview';
import { create, preview } from './actions';
import { readRound } from './read-round';

/**
 * A form that is sent twice: first it shows what the round would draw, then, while nothing has changed, it opens the round. What
 * the server would not draw any more it refuses, and the preview goes.
 */
export function useRoundForm(projectId: string) {
  const [shown, setShown] = useState<RoundPreview | null>(null);
  const ready = shown !== null && shown.unknown.length === 0;
  const action: FormAction = async (state, data) => {
    if (data.get('drawn')) {
      const next = await create({ projectId }, state, data);
      if (next.error?.code === 'state' && next.error.reason === 'draw_changed') setShown(null);
      return next;
    }
    const outcome = await preview({ projectId, ...readRound(data) });
    setShown(outcome.ok ? outcome.value : null);
    return { ...state, error: outcome.ok ? null : outcome.error };
  };
  return { action, shown, drawn: ready ? shown.drawn : '', forget: () => setShown(null) };
}
