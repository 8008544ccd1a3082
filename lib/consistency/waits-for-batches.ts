import type { RunView } from './run-schema';

/** Whether it rests until its batches are looked at again: it goes on by itself. */
export const waitsForBatches = ({
  state,
  pausedUntil,
  account,
}: Pick<RunView, 'state' | 'pausedUntil' | 'account'>): boolean =>
  state === 'paused' && pausedUntil !== null && (account?.batches?.open ?? 0) > 0;
