import { type WorkspaceState } from './state';

/** What is said for everybody to see: why a key or a click did nothing here. */
const HINTS = [
  'nothingPrefilled',
  'evidenceMissing',
  'evidenceThere',
  'allDecided',
  'citeLater',
  'submitting',
  'cannotSplit',
  'cannotEdit',
  'cannotMerge',
  'nothingToUndo',
  'nothingToRedo',
  'cannotUndo',
  'noDifference',
] as const;
export type Hint = (typeof HINTS)[number];

/** The key of what is shown beside the verdict of the selected segment, under workspace.said; null for nothing. */
export const hintOf = ({
  announcement,
  selectedId,
}: Pick<WorkspaceState, 'announcement' | 'selectedId'>): Hint | null =>
  announcement.of === selectedId ? (HINTS.find((hint) => hint === announcement.key) ?? null) : null;
