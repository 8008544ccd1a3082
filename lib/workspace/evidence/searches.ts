import { searchesIn } from '@/lib/annotation/evidence/evidence-edit';
import { applyEdit } from '../reducer/apply-edit';
import { type WorkspaceState, isReadOnly, say, selectedSegment, type ActionContext } from '../state/state';

/**
 * Says that the reference was searched and holds nothing; words that it holds are no such search. With no search made, or said
 * a second time with nothing new, it opens the searches to be named.
 */
export function declareNotFound(
  workspace: WorkspaceState,
  searched: readonly string[],
  actionContext: ActionContext,
): WorkspaceState {
  const evidence = selectedSegment(workspace)?.label.evidence ?? [];
  const known = searchesIn(evidence);
  const there = workspace.sample.reference.toLowerCase();
  const inVain = searched.filter((words) => !there.includes(words.toLowerCase()));
  const fresh = inVain.filter((words) => !known.includes(words));
  if (fresh.length === 0)
    return isReadOnly(workspace) ? say(workspace, 'readOnly') : { ...workspace, mode: { kind: 'searches' } };
  return applyEdit(workspace, { kind: 'searches', searched: [...known, ...fresh] }, actionContext);
}
