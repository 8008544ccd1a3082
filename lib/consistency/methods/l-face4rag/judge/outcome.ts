import type { Verdict } from '@/lib/annotation/labels/verdict';
import type { ErrorType } from '@/lib/typology/error-type';
import type { SegmentReply } from '../ask/ask-segments';
import type { FactSteps, LogicSteps } from '../steps';

/** What one stage made of one segment. */
export interface StageOutcome<Steps> {
  verdict: Verdict;
  steps: Steps;
  /** The type of error that the stage named with its verdict, where it did. */
  type: ErrorType | null;
  replies: string[];
  windows: [number, number][] | null;
  /** A point was unsure, asked about again, or quotes what stands nowhere: the verdict may well be another. */
  unclear: boolean;
}
export type FactOutcome = StageOutcome<FactSteps>;
export type LogicOutcome = StageOutcome<LogicSteps>;

/** The type that came with a verdict; null for none. */
export const namedType = (type: ErrorType | 'none' | undefined): ErrorType | null =>
  type === undefined || type === 'none' ? null : type;

/** What of a reply goes into an outcome as it is. */
export const taken = ({ replies, windows }: SegmentReply<unknown>) => ({ replies, windows });
