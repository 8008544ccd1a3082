import type { z } from 'zod';
import type { EvidenceContent } from '@/lib/annotation/evidence/evidence';
import type { MethodSteps } from '@/lib/annotation/steps/method-steps';
import type { MachineDetails } from '@/lib/annotation/labels/machine';
import type { AskModel } from '@/lib/llm/question';
import type { AnswerVerdict, Verdict } from '@/lib/annotation/labels/verdict';
import type { Span } from '@/lib/text/offsets';
import type { Reviewed } from './calibrate';
import type { CarriedLabel } from './known/carried-label';
import type { KnownWords } from './known/known-segments';
import type { TokenEstimate } from './token-estimate';
import type { ErrorType, Stage } from '@/lib/typology/error-type';

/** What a method reads: the texts of one sample, and what judges have said of it. */
export interface MethodInput {
  question: string;
  reference: string;
  answer: string;
  /** "zh", "en" or another BCP 47 tag. */
  language: string;
  /** Of a method that counts votes: what each judge of its parameters says of the answer, in their order; null: nothing. */
  votes?: readonly (AnswerVerdict | null)[];
  /** Of a method that carries labels over: what people said of segments against the reference (null: nothing), and the sample's own id. */
  known?: { words: KnownWords<CarriedLabel> | null; sample: string };
}

/** One segment as a method cut and judged it; the shape of a label without a database. */
export interface JudgedSegment {
  text: string;
  /** Where it comes from in the answer; ascending, not overlapping. */
  spans: Span[];
  fact: Verdict;
  logic: Verdict;
  /** Claimed by the method; null when consistent or when it only suggests (machine.suggestedType). */
  errorType: ErrorType | null;
  evidence: EvidenceContent[];
  machine: MachineDetails;
}

/** A method's whole prediction of one sample. */
export interface Prediction {
  segments: JudgedSegment[];
}

/**
 * One way to judge samples; registered in methods/registry.ts. Parameters are resolved before a run and stored with it,
 * so that the same run always gives the same prediction.
 */
export interface Method<Params = unknown> {
  /** Stable id, stored with runs: "offline", "l-face4rag", ... */
  id: string;
  version: string;
  /** Stages it declares with these parameters; the others stay not_judged. */
  judges(params: Params): readonly Stage[];
  /** Whether it calls a model over an endpoint. */
  needsEndpoint: boolean;
  /** False: its segments are statements in words of their own, or the whole answer, from which nobody could start to label. */
  prefills?: false;
  /** It counts stored predictions: those of the judges that its parameters name (votes/voter.ts), so that only a project can run it. */
  votes?: true;
  /** It carries over what people said in other samples, so that only a project can run it, and what it says is a peer's word. */
  carries?: true;
  defaults: Params;
  /** Schema of its parameters: a person sets those with `.meta({ option })`, in forms and on the command line (param-fields.ts). */
  params?: z.ZodObject;
  /** Parameters of a run that names none, from segments of the project that it scored and people have judged. */
  fromReviewed?(reviewed: readonly Reviewed[]): Params;
  /** Parses stored parameters; throws ZodError on foreign ones. */
  parse(params: unknown): Params;
  /** A segment's steps as lines of plain text, for files: of each stage, and of the error type; without it none are written. */
  explain?(steps: MethodSteps): Record<Stage | 'type', string[]>;
  /** Estimated model usage of judging one sample; present when the method needs an endpoint. */
  estimateTokens?(input: MethodInput, params: Params): TokenEstimate;
  /** The longest reply that it asks for, in tokens; there when the method needs an endpoint. */
  longestReply?: number;
  /**
   * Rejects only when the sample could not be read at all; a verdict it cannot give is `abstained`. `ask` is there when the
   * method needs an endpoint. Asked again, the store of replies answers: a prediction that was cut short costs nothing twice.
   */
  read(input: MethodInput, params: Params, signal: AbortSignal, ask?: AskModel): Promise<Prediction>;
}
