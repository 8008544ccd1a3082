import {
  failedStage,
  isDeclared,
  isWhole,
  judgementFor,
  OPEN_JUDGEMENT,
  sameVerdict,
  type VerdictPart,
  verdictPart,
  withStage,
  withType,
} from '@/lib/annotation/labels/judgement';
import { type Citation, sameCitation } from '@/lib/guideline/clause';
import { ERROR_TYPES, type ErrorType, type Stage } from '@/lib/typology/error-type';
import type { Mode } from '@/lib/workspace/state/state';
import { hasEvidence, type Side } from './side';
import type { UnitView } from './view';

/** A label that a lead is writing, and what the keys of the workspace mean while they do. */
export interface OwnLabel {
  said: VerdictPart;
  clause: Citation | null;
  mode: LabelMode;
}
type LabelMode = Extract<Mode, { kind: 'read' | 'type' | 'stages' }>;
type SaidVerdict = 'consistent' | 'inconsistent' | 'unsure';

const READ: LabelMode = { kind: 'read' };

/** What the lead has said of a unit so far; where nothing, everything is open. */
export const ownLabelOf = ({ label }: Pick<UnitView, 'label'>): OwnLabel => ({
  said: verdictPart(label?.decided ? label : OPEN_JUDGEMENT),
  clause: (label?.decided && label.clause) || null,
  mode: READ,
});

/** The label after one stage was said by itself. */
export const withOwnStage = (own: OwnLabel, stage: Stage, verdict: SaidVerdict): OwnLabel =>
  saying(own, withStage(stage, verdict, whole(own.said)), own.mode);

/** The label after a type was picked; Other asks which stage it fails. */
export function withOwnType(own: OwnLabel, type: ErrorType, stage: Stage | null = null): OwnLabel {
  if (type === 'Other' && stage === null)
    return { ...own, mode: { kind: 'type', at: ERROR_TYPES.indexOf('Other'), other: true } };
  return saying(own, withType(type, whole(own.said), stage ?? undefined));
}

/** The label with that clause cited; citing the cited one again removes it. */
export const withOwnClause = (own: OwnLabel, clause: Citation): OwnLabel => ({
  ...own,
  clause: sameCitation(own.clause, clause) ? null : clause,
});

/** The label after a command of the workspace; null where the command is none of a label's. */
export function applyCommand(own: OwnLabel, command: string): OwnLabel | null {
  switch (command) {
    case 'consistent':
    case 'unsure':
      return saying(own, judgementFor(command, OPEN_JUDGEMENT));
    case 'type':
      return { ...own, mode: { kind: 'type', at: typeIndex(own.said), other: false } };
    case 'nextType':
      return lookAt(own, 1);
    case 'previousType':
      return lookAt(own, -1);
    case 'stages':
      return { ...own, mode: { kind: 'stages', at: 'fact' } };
    case 'toFact':
      return { ...own, mode: { kind: 'stages', at: 'fact' } };
    case 'toLogic':
      return { ...own, mode: { kind: 'stages', at: 'logic' } };
    case 'stageConsistent':
      return sayStage(own, 'consistent');
    case 'stageInconsistent':
      return sayStage(own, 'inconsistent');
    case 'stageUnsure':
      return sayStage(own, 'unsure');
    case 'stage.fact':
      return withOwnType(own, 'Other', 'fact');
    case 'stage.logic':
      return withOwnType(own, 'Other', 'logic');
    default: {
      const type = ERROR_TYPES.find((known) => command === `type.${known}`);
      return type ? withOwnType(own, type) : null;
    }
  }
}

/** What a label lacks before the server takes it: the verdict, the type of an error, or the reason for what nobody says. */
export function missingPart(
  said: VerdictPart,
  note: string,
  sides: readonly (Side | null)[],
): 'verdict' | 'type' | 'reason' | null {
  if (!isDeclared(said.fact) || !isDeclared(said.logic)) return 'verdict';
  if (!isWhole(said)) return 'type';
  return hasEvidence({ ...said, note: note.trim() }, sides) ? null : 'reason';
}

/** A clause stays cited as long as the verdict that it decided. */
function saying(own: OwnLabel, next: VerdictPart, mode: LabelMode = READ): OwnLabel {
  const said = verdictPart(next);
  return { said, clause: sameVerdict(said, own.said) ? own.clause : null, mode };
}

/** After the facts comes the logic, then the type where one is wanted. */
function sayStage(own: OwnLabel, verdict: SaidVerdict): OwnLabel {
  if (own.mode.kind !== 'stages') return own;
  const { at } = own.mode;
  const next = withOwnStage(own, at, verdict);
  if (at === 'fact') return { ...next, mode: { kind: 'stages', at: 'logic' } };
  const untyped = failedStage(next.said) !== null && next.said.errorType === null;
  return { ...next, mode: untyped ? { kind: 'type', at: 0, other: false } : READ };
}

function lookAt(own: OwnLabel, by: 1 | -1): OwnLabel {
  if (own.mode.kind !== 'type') return own;
  const at = (own.mode.at + by + ERROR_TYPES.length) % ERROR_TYPES.length;
  return { ...own, mode: { ...own.mode, at } };
}

const typeIndex = ({ errorType }: VerdictPart): number =>
  errorType === null ? 0 : ERROR_TYPES.indexOf(errorType);

const whole = (said: VerdictPart) => ({ ...OPEN_JUDGEMENT, ...said });
