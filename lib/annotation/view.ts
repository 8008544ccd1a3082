import type { Citation } from '@/lib/guideline/clause';
import type { SampleTexts } from '@/lib/sample/texts';
import type { Span } from '@/lib/text/offsets';
import type { ErrorType, Stage } from '@/lib/typology/error-type';
import type { Arm } from './exposure/arm';
import type { Evidence } from './evidence/evidence';
import type { MachineDetails } from './labels/machine';
import type { StepsSummary } from './steps/steps-summary';
import type { AnswerVerdict, Verdict } from './labels/verdict';

export const EXPOSURES = ['nothing', 'segmentation', 'evidence', 'verdict', 'peer'] as const;
/** The most that had been rendered before the verdict, least first. */
export type Exposure = (typeof EXPOSURES)[number];

/**
 * How a person's label stands to what was pre-filled, each with its own icon: `judged` where nothing was pre-filled that a
 * verdict could confirm or change.
 */
export type LabelStatus = 'open' | 'prefilled' | 'judged' | 'confirmed' | 'changed';

/** The verdict part of a label: what a person sets. */
export interface Judgement {
  fact: Verdict;
  logic: Verdict;
  errorType: ErrorType | null;
  evidence: Evidence[];
  note: string;
  /** The clause of the guidelines that decided; absent is none. */
  clause?: Citation | null;
}

/** One person's label as the workspace holds it. */
export interface LabelView extends Judgement {
  version: number;
  status: LabelStatus;
  exposure: Exposure;
  decidedAt: string | null;
}

/** What a method said of the same segment; absent for segments that a person split. */
export interface MachineView {
  fact: Verdict;
  logic: Verdict;
  errorType: ErrorType | null;
  evidence: Evidence[];
  details: Omit<MachineDetails, 'steps'>;
  /** Null without steps. They themselves come when they are unfolded: server/get-steps.ts. */
  steps: StepsSummary | null;
}

export interface SegmentView {
  id: string;
  text: string;
  spans: Span[];
  parentIds: string[];
  label: LabelView;
  /** What was pre-filled; never there before the person's verdict in another arm. */
  machine: MachineView | null;
  /** What was shown after the person's own verdict. */
  revealed: RevealedView | null;
}

export interface RevealedView {
  at: string;
  machine: MachineView;
}

/** What the person in the workspace may do: change it, take a submitted one back, or only look. */
export type WorkspaceAccess = 'edit' | 'reopen' | 'read';

/** Why it can only be looked at. */
export type ClosedBy =
  | 'another'
  | 'archived'
  | 'withdrawn'
  | 'role'
  | 'returned'
  | 'lapsed'
  | 'reassigned'
  /** Submitted in training: the known answer has been shown since. */
  | 'training_done';

/** Everything the workspace needs for one sample; JSON-serialisable. */
export interface WorkspaceView {
  project: { id: string; name: string };
  sample: SampleTexts & { generator: string | null };
  annotation: {
    id: string;
    version: number;
    state: 'draft' | 'submitted';
    verdict: AnswerVerdict;
    note: string;
    flagReason: string | null;
  };
  segments: SegmentView[];
  /** What the draft shows of the judge. */
  arm: Arm;
  /** The run whose prediction, or at least its segments, the draft was started from. */
  method: { id: string; version: string; judges: Stage[] } | null;
  /** Its author's count of samples but for this one: submitted, and before them; `atHand`: this one counts too. */
  progress: { submitted: number; remaining: number; atHand: boolean };
  /** Null or absent in a project's only round. */
  round?: { number: number; name: string; training: boolean } | null;
  /** Why a lead gave it back; null or absent where none did. */
  returned?: string | null;
  /** Always sent by the server; a copy without it may be edited while it is a draft. */
  access?: WorkspaceAccess;
  /** Set when `access` is `read`. */
  closedBy?: ClosedBy | null;
}
