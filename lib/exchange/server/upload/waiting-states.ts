import type { ImportState } from '../../import/view';

/** States in which the bytes of a file are kept; in every other one they are gone. */
export const KEPT_STATES = ['uploading', 'ready', 'queued', 'running'] as const satisfies ImportState[];

/** States in which nothing happens to a file unless somebody does something. */
export const WAITING_STATES = ['uploading', 'ready'] as const satisfies ImportState[];
