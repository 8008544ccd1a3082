import type { Evidence } from '@/lib/annotation/evidence/evidence';
import type { ExposurePolicy } from '@/lib/project/exposure-policy';
import type { FirstVerdict } from '@/lib/annotation/labels/first-verdict';
import type { MachineDetails } from '@/lib/annotation/labels/machine';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import type { Exposure } from '@/lib/annotation/view';
import type { Pedigree } from '@/lib/construction/pedigree';
import type { Citation } from '@/lib/guideline/clause';
import type { Draw } from '@/lib/round/drawn';
import type { KnownChoice } from '@/lib/round/known';
import type { RoundKind } from '@/lib/round/round';
import type { SampleTexts } from '@/lib/sample/texts';
import type { ErrorType, Stage } from '@/lib/typology/error-type';

/** A segment, spans in the answer in UTF-16 code units. */
export interface StoredSegment {
  id: string;
  text: string;
  spans: [number, number][];
  /** The segments that it was split or merged from. */
  parentIds: string[];
}

/** What a judge said of one segment; evidence in UTF-16 code units of the reference. */
export interface StoredJudgement {
  fact: Verdict;
  logic: Verdict;
  errorType: ErrorType | null;
  evidence: Evidence[];
  note: string;
  exposure: Exposure;
  decidedAt: string | null;
  /** When the method's prediction was shown after the own verdict. */
  revealedAt: string | null;
  first: FirstVerdict | null;
  /** Number of the guidelines in force at the verdict, and the clause that decided. */
  guideline: number | null;
  clause: Citation | null;
  machine: MachineDetails | null;
}

/** A segment of an annotation with its label; null where the judge said nothing of it. */
export interface StoredLabel extends StoredSegment {
  label: StoredJudgement | null;
}

/** The run that a method's prediction comes from. */
export interface StoredRun {
  method: string;
  version: string;
  /** The model that it asked; null where it asks none. */
  model: string | null;
  params: unknown;
  judges: Stage[];
  /** ISO 8601 in UTC, like every time here. */
  runAt: string;
  /** The file gave no time, so that the one here says nothing. */
  timeless?: boolean;
}

/** The round in which a person read the sample. */
export interface StoredRound {
  number: number;
  kind: RoundKind;
  name: string;
  counts: boolean;
}

/** A person by name; 2 is the second author of that name in the project. */
export interface StoredPerson {
  name: string;
  number: number;
}

/** A sample's part in a round: places in all, how many are free, and whether it is there to try people. */
export interface StoredQueued {
  round: number;
  places: number;
  open: number;
  honeypot: boolean;
  stratum: (typeof STRATA)[number];
  /** What it was drawn by, where its round ranked it. */
  draw: Draw | null;
}
export const STRATA = ['whole', 'random', 'ranked'] as const;

/** A place that somebody has, or had, on the sample. */
export interface StoredPlace {
  round: number;
  person: StoredPerson;
  state: (typeof STORED_PLACE_STATES)[number];
  reason: string | null;
  claimedAt: string;
  submittedAt: string | null;
}
export const STORED_PLACE_STATES = [
  'claimed',
  'submitted',
  'skipped',
  'lapsed',
  'reassigned',
  'released',
] as const;

/** A remark on the sample. In its body `<@0>` stands for the first of its mentions. */
export interface StoredComment {
  by: StoredPerson;
  at: string;
  segmentId: string | null;
  /** Index of the comment that began its thread. */
  replyTo: number | null;
  body: string;
  mentions: StoredPerson[];
  editedAt: string | null;
  deletedAt: string | null;
  resolvedAt: string | null;
  resolvedBy: StoredPerson | null;
}

export interface StoredVerdict {
  fact: Verdict;
  logic: Verdict;
  errorType: ErrorType | null;
}

/** A line of the ledger of verdicts that changed after a reveal. */
export interface StoredFlip {
  segmentId: string;
  at: string;
  method: string;
  exposure: Exposure;
  before: StoredVerdict | null;
  after: StoredVerdict | null;
  machine: StoredVerdict;
}

export interface StoredAnnotation {
  id: string;
  source: 'method' | 'annotator' | 'adjudication';
  author: string | null;
  /** 2 for the second author of that name in the project, and so on. */
  authorNumber: number | null;
  /** Who the author is: the same for two authors that are one person; absent where that is not known, as in a file. */
  person?: string | null;
  run: StoredRun | null;
  /** Null of methods and adjudications; also where a file does not tell: then it belongs to the first. */
  round: StoredRound | null;
  derivedFromId: string | null;
  /** Read to see how the person does, so that it never votes; absent or null where that is not told. */
  honeypot?: boolean | null;
  /** Why a lead gave it back to its author. */
  returnReason?: string | null;
  /** When comments of other annotators were first shown to its author. */
  peerCommentsSeenAt?: string | null;
  /** The file gave no time at all, so that the times here say nothing. */
  timeless?: boolean;
  /** What it was started under; null where nothing is known of it. */
  policy: ExposurePolicy | null;
  control: boolean;
  /** Oldest first. */
  flips: StoredFlip[];
  state: 'draft' | 'submitted';
  /** It votes for gold; absent where that is not known, as in a file. */
  votes?: boolean;
  superseded: boolean;
  verdict: Verdict | null;
  confirmed: number;
  changed: number;
  note: string;
  flagReason: string | null;
  /** Milliseconds of active work. */
  activeMs: number;
  createdAt: string;
  submittedAt: string | null;
  labels: StoredLabel[];
}

/** Whether a sample whose answer is known serves as a honeypot, and in training. */
export type StoredKnownUse = Record<'honeypot' | 'training', KnownChoice>;

export interface StoredSample extends SampleTexts {
  generator: string | null;
  coarseLabel: Verdict | null;
  coarseType: ErrorType | null;
  metadata: unknown;
  /** How it was made of another sample; absent or null where it was not, or that is not told. */
  pedigree?: Pedigree | null;
  withdrawnAt: string | null;
  withdrawnReason: string | null;
  /** Segments that present ones were split or merged from and that no annotation holds any more. */
  past: StoredSegment[];
  annotations: StoredAnnotation[];
  /**
   * How a lead wants a sample with a known answer to be used; absent or null where there is no such choice, or it is
   * not told.
   */
  knownUse?: StoredKnownUse | null;
  /** Rounds that it is in; absent or null where that is not told. */
  queued?: StoredQueued[] | null;
  places?: StoredPlace[];
  comments?: StoredComment[];
}
