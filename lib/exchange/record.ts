import { type Evidence, isSpan } from '@/lib/annotation/evidence';
import type { MachineDetails } from '@/lib/annotation/machine';
import type { Verdict } from '@/lib/annotation/verdict';
import type { Exposure } from '@/lib/annotation/view';
import { offsetMap, utf16 } from '@/lib/text/offsets';
import type { ErrorType } from '@/lib/typology/error-type';

/** A stored label with its segment, offsets in UTF-16 code units. */
export interface StoredLabel {
  text: string;
  spans: [number, number][];
  fact: Verdict;
  logic: Verdict;
  errorType: ErrorType | null;
  evidence: Evidence[];
  note: string;
  exposure: Exposure;
  decidedAt: string | null;
  first: unknown;
  machine: MachineDetails | null;
}

export interface StoredAnnotation {
  id: string;
  source: 'method' | 'annotator' | 'adjudication';
  author: string | null;
  method: string | null;
  methodVersion: string | null;
  params: unknown;
  state: 'draft' | 'submitted';
  verdict: Verdict | null;
  note: string;
  flagReason: string | null;
  submittedAt: string | null;
  labels: StoredLabel[];
}

export interface StoredSample {
  id: string;
  externalId: string;
  question: string;
  reference: string;
  answer: string;
  language: string;
  generator: string | null;
  coarseLabel: Verdict | null;
  coarseType: ErrorType | null;
  metadata: unknown;
  withdrawnAt: string | null;
  annotations: StoredAnnotation[];
}

/** One segment with its label as files hold it: every offset in code points, the quoted text beside it. */
export function segmentRecord(label: StoredLabel, reference: string, answer: string) {
  const inAnswer = offsetMap(answer);
  const inReference = offsetMap(reference);
  return {
    text: label.text,
    spans: label.spans.map(([start, end]) => [
      inAnswer.toCodePoint(utf16(start)),
      inAnswer.toCodePoint(utf16(end)),
    ]),
    fact: label.fact,
    logic: label.logic,
    error_type: label.errorType,
    evidence: label.evidence.map((item) =>
      isSpan(item)
        ? {
            relation: item.relation,
            start: inReference.toCodePoint(utf16(item.start)),
            end: inReference.toCodePoint(utf16(item.end)),
            quote: item.quote,
          }
        : item,
    ),
    note: label.note,
    exposure: label.exposure,
    decided_at: label.decidedAt,
    first: label.first,
    machine: label.machine,
  };
}

/** Where a person's label stands as gold: one annotator only is "single"; machines are never gold. */
export const goldOrigin = ({ source, state }: StoredAnnotation): 'single' | 'adjudicated' | null =>
  state !== 'submitted' || source === 'method' ? null : source === 'adjudication' ? 'adjudicated' : 'single';

/** One line of the exact format. */
export function sampleRecord(sample: StoredSample) {
  const { reference, answer } = sample;
  return {
    format: 'face4rag-studio/1',
    id: sample.externalId,
    question: sample.question,
    reference,
    answer,
    language: sample.language,
    generator: sample.generator,
    label: sample.coarseLabel,
    error_type: sample.coarseType,
    metadata: sample.metadata,
    withdrawn_at: sample.withdrawnAt,
    annotations: sample.annotations.map((annotation) => ({
      source: annotation.source,
      annotator: annotation.author,
      method: annotation.method && {
        id: annotation.method,
        version: annotation.methodVersion,
        params: annotation.params,
      },
      state: annotation.state,
      verdict: annotation.verdict,
      gold_origin: goldOrigin(annotation),
      note: annotation.note,
      flag: annotation.flagReason,
      submitted_at: annotation.submittedAt,
      segments: annotation.labels.map((label) => segmentRecord(label, reference, answer)),
    })),
  };
}
