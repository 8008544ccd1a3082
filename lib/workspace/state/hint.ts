import { type WorkspaceState } from './state';

/** What is said for everybody to see: why a key or a click did nothing here. */
const HINTS = new Set([
  ...['nothingPrefilled', 'evidenceMissing', 'evidenceThere', 'allDecided', 'citeLater', 'handingIn'],
  ...[
    'cannotSplit',
    'cannotEdit',
    'cannotMerge',
    'nothingToUndo',
    'nothingToRedo',
    'cannotUndo',
    'noDifference',
  ],
]);

/** The key of what is shown beside the verdict of the selected segment, under workspace.said; null for nothing. */
export const hintOf = ({
  announcement,
  selectedId,
}: Pick<WorkspaceState, 'announcement' | 'selectedId'>): string | null =>
  announcement.of === selectedId && HINTS.has(announcement.key) ? announcement.key : null;
