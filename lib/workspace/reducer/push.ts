import { type Change } from '@/lib/annotation/labels/change';
import { type Step, type WorkspaceState } from '../state/state';
import { applyChange } from './apply-change';

/** Applies a change and queues it; the workspace itself when it does not fit. */
export function push(workspace: WorkspaceState, change: Change, at: string): WorkspaceState {
  const next = applyChange(workspace, change, at);
  return next ? { ...next, outbox: [...next.outbox, change] } : workspace;
}

/** Puts a step where undo finds it; what was undone before can no longer be redone. */
export const remember = (workspace: WorkspaceState, step: Step): WorkspaceState => ({
  ...workspace,
  past: [...workspace.past.slice(-199), step],
  future: [],
});
