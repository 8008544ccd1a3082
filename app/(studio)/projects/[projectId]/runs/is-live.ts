import type { RunView } from '@/lib/consistency/run-schema';

/** Whether somebody is at it, or will be soon. */
export const isLive = ({ state }: Pick<RunView, 'state'>): boolean =>
  state === 'queued' || state === 'running';
