import type { Span } from '@/lib/text/offsets';
import type { Stage } from '@/lib/typology/error-type';
import type { SampleState } from '@/lib/progress/sample-state';
import type { SampleTexts } from '@/lib/sample/texts';
import type { AnswerVerdict, Verdict } from './labels/verdict';
import type { Exposure, Judgement } from './view';
import type { MachineDetails } from './labels/machine';
import type { StepsSummary } from './steps/steps-summary';

/** One annotation of a sample, whoever's it is. */
export interface PredictionView {
  id: string;
  source: 'method' | 'annotator' | 'adjudication';
  /** A person's name, or the id of a method. */
  by: string;
  /** Of a method: its version, the model it asked, the stages it judges, and whether this prediction is its current one. */
  method: {
    version: string;
    model: string | null;
    judges: Stage[];
    superseded: boolean;
    prefills: boolean;
  } | null;
  state: 'draft' | 'submitted';
  verdict: AnswerVerdict;
  note: string;
  flagReason: string | null;
  version: number;
  /** Submitted by somebody who can still take it back from a lead. */
  returnable: boolean;
  updatedAt: string;
  segments: PredictedSegment[];
}

export interface PredictedSegment {
  id: string;
  text: string;
  spans: Span[];
  /** Null where the judge said nothing. */
  label:
    | (Judgement & {
        exposure: Exposure;
        decidedAt: string | null;
        machine: Omit<MachineDetails, 'steps'> | null;
        /** Null without steps. They themselves come when they are unfolded: server/get-prediction-steps.ts. */
        steps: StepsSummary | null;
      })
    | null;
}

/** One row of the audit log about a sample. */
export interface HistoryEntry {
  id: string;
  at: string;
  /** Name of the account; null for the system and for erased people. */
  actor: string | null;
  action: string;
  before: unknown;
  after: unknown;
}

/** Everything known of one sample. */
export interface SampleDetail extends SampleTexts {
  number: number;
  generator: string | null;
  coarse: { verdict: Verdict | null; errorType: Judgement['errorType'] };
  metadata: unknown;
  /** Methods' predictions, and what the source claims of the answer, are kept from the actor. */
  methodHidden: boolean;
  state: SampleState;
  withdrawnReason: string | null;
  createdAt: string;
  predictions: PredictionView[];
  history: HistoryEntry[];
  /** The actor's own annotation, if they have one. */
  ownAnnotationId: string | null;
}
