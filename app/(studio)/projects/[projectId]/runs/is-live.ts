import type { RunView } from '@/lib/consistency/server/run-view';

/** Whether somebody is at it, or will be soon. */
export const isLive = ({ state }: Pick<RunView, 'state'>): boolean =>
  state === 'queued' || state === 'running';
