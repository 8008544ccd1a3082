import type { RunView } from './run-schema';

/**
 * Whether it rests until batches are looked at again, its own or those of another run of its group: it goes on by itself. An endpoint
 * that is away puts it off with an error, and is waited for otherwise.
 */
export const waitsForBatches = ({
  state,
  pausedUntil,
  error,
  account,
}: Pick<RunView, 'state' | 'pausedUntil' | 'error' | 'account'>): boolean => {
  const open = account?.batches?.open;
  return state === 'paused' && pausedUntil !== null && open !== undefined && (open > 0 || error === null);
};
