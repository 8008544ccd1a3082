import type { SnapshotView } from './view-schema';

/** Whether a snapshot was finished and still holds its lines, so that it can be read and compared. */
export const isWholeSnapshot = ({ state, deletedAt }: Pick<SnapshotView, 'state' | 'deletedAt'>): boolean =>
  state === 'done' && deletedAt === null;
