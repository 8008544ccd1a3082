import { type AppError, fail } from '@/lib/errors';
import type { Change } from './labels/change';
import type { ClosedBy, WorkspaceAccess } from './view';

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

interface Answer {
  access: WorkspaceAccess;
  /** When it can only be looked at: what stands in the way first. */
  closedBy: ClosedBy | null;
}

/** What a person may do with an annotation. The workspace is told it, and the server asks it before each change. */
export function accessTo(at: Situation): Answer {
  const closedBy = obstacle(at);
  return closedBy ? { access: 'read', closedBy } : accessByState(at);
}

/** The same as far as the state decides. In training the answer is shown once it is submitted: nothing is taken back then. */
export function accessByState({ state, training }: Pick<Situation, 'state' | 'training'>): Answer {
  if (state === 'draft') return { access: 'edit', closedBy: null };
  return training ? { access: 'read', closedBy: 'training_done' } : { access: 'reopen', closedBy: null };
}

function obstacle({ mine, archived, withdrawn, annotates, claim }: Situation): ClosedBy | null {
  if (!mine) return 'another';
  if (archived) return 'archived';
  if (withdrawn) return 'withdrawn';
  if (!annotates) return 'role';
  if (claim === 'lapsed' || claim === 'reassigned') return claim;
  return claim === 'claimed' || claim === 'submitted' ? null : 'returned';
}

/** How the server refuses a change where the workspace is told that it can only look. */
const REFUSALS: Record<ClosedBy, AppError> = {
  another: { code: 'forbidden' },
  archived: { code: 'state', object: 'project', reason: 'project_archived' },
  withdrawn: { code: 'state', object: 'sample', reason: 'sample_withdrawn' },
  role: { code: 'forbidden' },
  lapsed: { code: 'state', object: 'sample', reason: 'lease_expired' },
  reassigned: { code: 'state', object: 'sample', reason: 'reassigned' },
  returned: { code: 'state', object: 'sample', reason: 'not_claimed' },
  training_done: { code: 'state', object: 'annotation', reason: 'training_done' },
};

/** Refuses a change that the situation does not take: what was submitted takes none but that it is taken back. */
export function requireOpen(at: Situation, kind: Change['kind']): void {
  const { access, closedBy } = accessTo(at);
  if (closedBy) fail(REFUSALS[closedBy]);
  if (access === 'reopen' && kind !== 'reopen')
    fail({ code: 'state', object: 'annotation', reason: 'annotation_submitted' });
}
