import type { RunView } from '../run-schema';

type State = RunView['state'];

/** The states of runs, in the order in which one of them says where their group stands. */
const FIRST_SAID: readonly State[] = ['running', 'queued', 'paused', 'failed', 'done', 'cancelled'];

/** Where a run group stands: it runs while any run does, and is done when every run has ended and one of them is done. */
export const groupState = (states: readonly State[]): State =>
  FIRST_SAID.find((state) => states.includes(state)) ?? 'done';
