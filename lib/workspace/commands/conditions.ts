import { notYetCited } from '@/lib/annotation/evidence/evidence-edit';
import { isSpan } from '@/lib/annotation/evidence/evidence';
import { addSegment } from '@/lib/segmentation/add-segment';
import { canSplit } from '@/lib/segmentation/edit';
import { span } from '@/lib/text/offsets';
import { acceptable } from '../reducer/judge-segment';
import { hasDifference } from '../reducer/reveal';
import {
  isDecided,
  isReadOnly,
  type Mode,
  selectedIndex,
  selectedSegment,
  type WorkspaceState,
  shownEvidence,
} from '../state/state';
import { uncoveredAt, uncoveredIn } from '../state/uncovered-text';
import { hasSteps } from '../state/steps-badge';
import { type Condition } from './command';

/** The same condition, with what is said where it does not hold. */
export const saying = ({ holds }: Condition, otherwise: string): Condition => ({ holds, otherwise });

export const IS_OPEN: Condition = { holds: (workspace) => !isReadOnly(workspace) };
export const OPEN_OR_SAID = saying(IS_OPEN, 'readOnly');
const NOT_SUBMITTING: Condition = {
  holds: ({ outbox }) => !outbox.some(({ kind }) => kind === 'submit'),
  otherwise: 'submitting',
};
/** The annotation may be changed just now. */
export const CHANGEABLE: readonly Condition[] = [OPEN_OR_SAID, NOT_SUBMITTING];

export const HAS_SEGMENT: Condition = { holds: (workspace) => selectedSegment(workspace) !== undefined };
/** The label of the selected segment may be changed just now. */
export const LABEL_CHANGEABLE: readonly Condition[] = [...CHANGEABLE, HAS_SEGMENT];
export const HAS_NEXT: Condition = {
  holds: (workspace) => workspace.segments[selectedIndex(workspace) + 1] !== undefined,
};
export const HAS_PREVIOUS: Condition = { holds: (workspace) => selectedIndex(workspace) > 0 };
/** Something is pre-filled, or the verdict is given and Enter goes on. */
export const ACCEPTABLE: Condition = {
  holds: (workspace) => {
    const segment = selectedSegment(workspace);
    return segment !== undefined && (isDecided(segment) || acceptable(segment) !== null);
  },
  otherwise: 'nothingPrefilled',
};
export const HAS_DIFFERENCE: Condition = { holds: hasDifference, otherwise: 'noDifference' };
export const HAS_STEPS: Condition = { holds: ({ segments }) => hasSteps(segments) };

export const HAS_EVIDENCE: Condition = {
  holds: (workspace) => (selectedSegment(workspace)?.label.evidence.length ?? 0) > 0,
};
export const HAS_SPAN: Condition = {
  holds: (workspace) => selectedSegment(workspace)?.label.evidence.some(isSpan) ?? false,
};
/** The method shows evidence that the label does not hold. */
export const IS_OFFERED: Condition = {
  holds: (workspace) => {
    const segment = selectedSegment(workspace);
    return (
      segment !== undefined && notYetCited(segment.label.evidence, shownEvidence(segment) ?? []).length > 0
    );
  },
};
/** Another segment would be left. */
export const HAS_OTHERS: Condition = { holds: ({ segments }) => segments.length > 1 };
/** Text of the answer is in no segment. */
export const HAS_UNCOVERED: Condition = {
  holds: (workspace) => uncoveredIn(workspace).length > 0,
  otherwise: 'allCovered',
};
export const CAN_ADD: Condition = {
  holds: ({ mode, sample, segments }) =>
    mode.kind === 'add' && addSegment(sample.answer, segments, span(mode.start, mode.end)) !== null,
  otherwise: 'cannotAdd',
};
/** Another text in no segment comes next, or before. */
export const hasUncovered = (by: 1 | -1): Condition => ({
  holds: (workspace) => {
    const { mode } = workspace;
    const texts = uncoveredIn(workspace);
    return mode.kind === 'add' && texts[uncoveredAt(texts, mode.start) + by] !== undefined;
  },
});
export const CAN_CUT: Condition = {
  holds: (workspace) => {
    const { mode } = workspace;
    return mode.kind === 'split' && canSplit(selectedSegment(workspace)?.text ?? '', mode.at);
  },
  otherwise: 'cannotSplit',
};
export const HAS_UNDONE: Condition = { holds: ({ future }) => future.length > 0, otherwise: 'nothingToRedo' };
export const MAY_REOPEN: Condition = { holds: ({ access }) => access === 'reopen' };
/** Submitted by the person in the workspace, who goes on from here. */
export const isFinished = ({ access, closedBy }: Pick<WorkspaceState, 'access' | 'closedBy'>): boolean =>
  access === 'reopen' || closedBy === 'training_done';
/** It can be submitted, or was, and the next sample follows. */
export const MAY_SUBMIT: Condition = {
  holds: (workspace) => isFinished(workspace) || !isReadOnly(workspace),
  otherwise: 'readOnly',
};
/** Something may be undone here, or the submission. */
export const MAY_UNDO: Condition = {
  holds: (workspace) => MAY_REOPEN.holds(workspace) || !isReadOnly(workspace),
  otherwise: 'readOnly',
};

export const inMode = (...kinds: Mode['kind'][]): Condition => ({
  holds: ({ mode }) => kinds.includes(mode.kind),
});
