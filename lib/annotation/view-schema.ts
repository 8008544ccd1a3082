import { z } from 'zod';
import { VERDICTS, type AnswerVerdict } from './labels/verdict';
import { ERROR_TYPES, STAGES } from '@/lib/typology/error-type';
import { evidenceSchema } from './evidence/evidence-schema';
import { citationViewSchema } from '@/lib/guideline/view-schema';
import {
  EXPOSURES,
  type ClosedBy,
  type Judgement,
  type LabelStatus,
  type LabelView,
  type MachineView,
  type RevealedView,
  type SegmentView,
  type WorkspaceAccess,
  type WorkspaceView,
} from './view';
import type { StepsSummary } from './steps/steps-summary';
import { machineDetailsSchema } from './labels/machine';
import { spanSchema } from '@/lib/text/span-schema';
import { ARMS } from './exposure/arm';
import { sampleTextsSchema } from '@/lib/sample/view-schema';
import type { ChangeResult, LabelResult } from './labels/change';
import { methodStepsSchema } from './steps/method-steps';
import type { StepsBySegment } from './steps/steps-by-segment';

/** The verdict part of a label: what a person sets. */
export const judgementSchema = z.object({
  fact: z.enum(VERDICTS),
  logic: z.enum(VERDICTS),
  errorType: z.enum(ERROR_TYPES).nullable(),
  evidence: z.array(evidenceSchema),
  note: z.string(),
  /** The clause of the guidelines that decided; absent is none. */
  clause: citationViewSchema.nullable().optional(),
}) satisfies z.ZodType<Judgement>;

/** What can be said of a whole answer. */
export const answerVerdictSchema = z.enum([
  'consistent',
  'inconsistent',
  'undecided',
]) satisfies z.ZodType<AnswerVerdict>;

/** What is told of a judge's steps while they are folded: that they are there, and what in them calls for distrust. */
export const stepsSummarySchema = z.object({
  /** Quotes that stand nowhere in the reference. */
  missing: z.number(),
  /** Stages, naming the type among them, that came to no verdict. */
  silent: z.number(),
  /** The judge saw only parts of the reference. */
  windowed: z.boolean(),
  /** The segment's words stand nowhere in the answer. */
  unanchored: z.boolean(),
}) satisfies z.ZodType<StepsSummary>;

/**
 * How a person's label stands to what was pre-filled, each with its own icon: `judged` where nothing was pre-filled that a
 * verdict could confirm or change.
 */
const labelStatusSchema = z.enum([
  'open',
  'prefilled',
  'judged',
  'confirmed',
  'changed',
]) satisfies z.ZodType<LabelStatus>;

/** One person's label as the workspace holds it. */
const labelViewSchema = judgementSchema.extend({
  version: z.number(),
  status: labelStatusSchema,
  exposure: z.enum(EXPOSURES),
  decidedAt: z.string().nullable(),
}) satisfies z.ZodType<LabelView>;

/** What a method said of the same segment; absent for segments that a person split. */
const machineViewSchema = z.object({
  fact: z.enum(VERDICTS),
  logic: z.enum(VERDICTS),
  errorType: z.enum(ERROR_TYPES).nullable(),
  evidence: z.array(evidenceSchema),
  details: machineDetailsSchema.omit({ steps: true }),
  /** Null without steps. They themselves come when they are unfolded: server/get-steps.ts. */
  steps: stepsSummarySchema.nullable(),
}) satisfies z.ZodType<MachineView>;

const revealedViewSchema = z.object({
  at: z.string(),
  machine: machineViewSchema,
}) satisfies z.ZodType<RevealedView>;

const segmentViewSchema = z.object({
  id: z.string(),
  text: z.string(),
  spans: z.array(spanSchema),
  parentIds: z.array(z.string()),
  label: labelViewSchema,
  /** What was pre-filled; never there before the person's verdict in another arm. */
  machine: machineViewSchema.nullable(),
  /** What was shown after the person's own verdict. */
  revealed: revealedViewSchema.nullable(),
}) satisfies z.ZodType<SegmentView>;

/** What the person in the workspace may do: change it, take a submitted one back, or only look. */
const workspaceAccessSchema = z.enum(['edit', 'reopen', 'read']) satisfies z.ZodType<WorkspaceAccess>;

/** Why it can only be looked at. */
const closedBySchema = z.enum([
  'another',
  'archived',
  'withdrawn',
  'role',
  'returned',
  'lapsed',
  'reassigned',
  'training_done',
]) satisfies z.ZodType<ClosedBy>;

/** Everything the workspace needs for one sample; JSON-serialisable. */
export const workspaceViewSchema = z.object({
  project: z.object({ id: z.string(), name: z.string() }),
  sample: sampleTextsSchema.extend(z.object({ generator: z.string().nullable() }).shape),
  annotation: z.object({
    id: z.string(),
    version: z.number(),
    state: z.enum(['draft', 'submitted']),
    verdict: answerVerdictSchema,
    note: z.string(),
    flagReason: z.string().nullable(),
  }),
  segments: z.array(segmentViewSchema),
  /** What the draft shows of the judge. */
  arm: z.enum(ARMS),
  /** The run whose prediction, or at least its segments, the draft was started from. */
  method: z.object({ id: z.string(), version: z.string(), judges: z.array(z.enum(STAGES)) }).nullable(),
  /** Its author's count of samples but for this one: submitted, and before them; `atHand`: this one counts too. */
  progress: z.object({ submitted: z.number(), remaining: z.number(), atHand: z.boolean() }),
  /** Null or absent in a project's only round. */
  round: z.object({ number: z.number(), name: z.string(), training: z.boolean() }).nullable().optional(),
  /** Why a lead gave it back; null or absent where none did. */
  returned: z.string().nullable().optional(),
  /** Always sent by the server; a copy without it may be edited while it is a draft. */
  access: workspaceAccessSchema.optional(),
  /** Set when `access` is `read`. */
  closedBy: closedBySchema.nullable().optional(),
}) satisfies z.ZodType<WorkspaceView>;

/** `revealed` is what the change made the judge say, or had made it say before. */
const labelResultSchema = z.object({
  segmentId: z.string(),
  label: labelViewSchema,
  revealed: revealedViewSchema.nullable(),
}) satisfies z.ZodType<LabelResult>;

/** What a change left behind: enough to bring any client's copy up to date. */
export const changeResultSchema = z.object({
  annotation: workspaceViewSchema.shape.annotation,
  /** The labels that changed, by segment. */
  labels: z.array(labelResultSchema),
  /** The whole new list, when the segmentation changed. */
  segments: z.array(segmentViewSchema).nullable(),
}) satisfies z.ZodType<ChangeResult>;

/** A judge's steps on a sample, by segment; segments that it took no steps on are left out. */
export const stepsBySegmentSchema = z.record(
  z.string(),
  methodStepsSchema,
) satisfies z.ZodType<StepsBySegment>;

/** How far a person is today. */
export const myDaySchema = z.object({
  /** Samples submitted since midnight, in all projects, each once; training does not count. */
  submitted: z.number(),
  /** The person's own; null without one. */
  goal: z.number().nullable(),
  showTime: z.boolean(),
});
