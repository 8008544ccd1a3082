import type { ClosedBy, WorkspaceAccess } from '../view';

/** What has become of a person's place: the last four end it. */
export type ClaimState = 'claimed' | 'submitted' | 'skipped' | 'lapsed' | 'reassigned' | 'released';

/** What decides what a person may do with an annotation. */
export interface Situation {
  /** The annotation is theirs. */
  mine: boolean;
  archived: boolean;
  withdrawn: boolean;
  /** Their role in the project annotates. */
  annotates: boolean;
  /** Their place on the sample; null without one. */
  claim: ClaimState | null;
  state: 'draft' | 'submitted';
  /** It was made in a training round. */
  training: boolean;
}

/** What a person may do in the workspace, and, when it is looking only, what stands in the way first. */
export function workspaceAccess(at: Situation): { access: WorkspaceAccess; closedBy: ClosedBy | null } {
  const closedBy = obstacle(at);
  if (closedBy) return { access: 'read', closedBy };
  return { access: at.state === 'draft' ? 'edit' : 'reopen', closedBy: null };
}

function obstacle({
  mine,
  archived,
  withdrawn,
  annotates,
  claim,
  state,
  training,
}: Situation): ClosedBy | null {
  if (!mine) return 'another';
  if (archived) return 'archived';
  if (withdrawn) return 'withdrawn';
  if (!annotates) return 'role';
  if (claim === 'lapsed' || claim === 'reassigned') return claim;
  if (claim !== 'claimed' && claim !== 'submitted') return 'given_back';
  return training && state === 'submitted' ? 'training_done' : null;
}
