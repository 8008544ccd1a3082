import type { z } from 'zod';
import type { LabelView, RevealedView, SegmentView, WorkspaceView } from '../view';
import type { changeSchema } from './change-schema';

/** One act of a person in the workspace. */
export type Change = z.infer<typeof changeSchema>;

/** What a change left behind: enough to bring any client's copy up to date. */
export interface ChangeResult {
  annotation: WorkspaceView['annotation'];
  /** The labels that changed, by segment. */
  labels: LabelResult[];
  /** The whole new list, when the segmentation changed. */
  segments: SegmentView[] | null;
}

/** `revealed` is what the change made the judge say, or had made it say before. */
export interface LabelResult {
  segmentId: string;
  label: LabelView;
  revealed: RevealedView | null;
}
