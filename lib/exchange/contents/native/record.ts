import type { GoldRule } from '@/lib/adjudication/gold-rule';
import type { Evidence } from '@/lib/annotation/evidence';
import { offsetMap, utf16 } from '@/lib/text/offsets';
import { evidenceRecord } from '../evidence-record';
import { flipRecord } from './flips';
import { type FileContributors, contributorsOf, goldRecord } from '../gold/gold-record';
import { commentRecord, placeRecord } from './related-records';
import { segmentNumbers } from '../segment-numbers';
import { filed } from './steps-places';
import type { ContentRecord } from './project-content';
import type { StoredAnnotation, StoredJudgement, StoredRun, StoredSample, StoredSegment } from '../stored';

/** Stands in every row of a file in the native format and tells how it is to be read. */
export const NATIVE_FORMAT = 'face4rag-studio/2';
/** Every version that is read. */
export const NATIVE_FORMATS = ['face4rag-studio/1', NATIVE_FORMAT] as const;

export type SampleRecord = ReturnType<typeof sampleRecord>;
/** A line of a file: a sample, or a record of the whole project. */
export type NativeRecord = SampleRecord | ContentRecord;
export type AnnotationRecord = SampleRecord['annotations'][number];
export type SegmentRecord = AnnotationRecord['segments'][number];

/** One sample's line of the native format: every offset in code points with the quoted text beside it, ids local to the sample. */
export function sampleRecord(sample: StoredSample, rule: GoldRule | null = null) {
  const { reference, answer, annotations } = sample;
  const cast = contributorsOf(annotations);
  const numbers = segmentNumbers(annotations, sample.past);
  const indexes = new Map(annotations.map(({ id }, index) => [id, index]));
  const inAnswer = offsetMap(answer);
  const inReference = offsetMap(reference);
  const segmentPart = ({ id, text, spans, parentIds }: StoredSegment) => ({
    id: numbers.get(id)!,
    text,
    spans: spans.map(([start, end]) => [
      inAnswer.toCodePoint(utf16(start)) as number,
      inAnswer.toCodePoint(utf16(end)) as number,
    ]),
    quotes: spans.map(([start, end]) => answer.slice(start, end)),
    parents: parentIds.flatMap((parent) => numbers.get(parent) ?? []),
  });
  return {
    format: NATIVE_FORMAT,
    record: 'sample' as const,
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
    withdrawn_reason: sample.withdrawnReason,
    gold: rule && goldRecord(sample, rule),
    past_segments: sample.past.map(segmentPart),
    known_use: sample.knownUse ?? null,
    rounds: sample.queued ?? null,
    places: (sample.places ?? []).map(placeRecord),
    comments: (sample.comments ?? []).map((comment) =>
      commentRecord(comment, (id) => numbers.get(id) ?? null),
    ),
    annotations: annotations.map((annotation) => ({
      source: annotation.source,
      annotator: annotation.author,
      annotator_no: annotation.authorNumber,
      method: annotation.run && runRecord(annotation.run),
      state: annotation.state,
      superseded: annotation.superseded,
      round: annotation.round,
      honeypot: annotation.honeypot ?? null,
      return_reason: annotation.returnReason ?? null,
      peers_seen_at: annotation.peerCommentsSeenAt ?? null,
      derived_from: indexes.get(annotation.derivedFromId ?? '') ?? null,
      policy: annotation.policy,
      control: annotation.control,
      verdict: annotation.verdict,
      // To whoever sees only their own, it would tell which of their rounds count.
      replaced_by_later: rule !== null && cast.earlier.includes(annotation),
      gold_origin: rule ? originIn(cast, annotation) : goldOrigin(annotation),
      confirmed: annotation.confirmed,
      changed: annotation.changed,
      note: annotation.note,
      flag: annotation.flagReason,
      active_ms: annotation.activeMs,
      created_at: annotation.createdAt,
      submitted_at: annotation.submittedAt,
      flips: annotation.flips.map((flip) => flipRecord(flip, (id) => numbers.get(id)!)),
      segments: annotation.labels.map(({ label, ...segment }) => ({
        ...segmentPart(segment),
        ...labelRecord(label, (item) => evidenceRecord(item, inReference)),
        machine:
          label?.machine && filed(label.machine, reference, (at) => inReference.toCodePoint(utf16(at))),
      })),
    })),
  };
}

/** Whether an annotation is its sample's gold by itself: settled by a lead, or the only vote where none has. */
function originIn({ votes, adjudication }: FileContributors, annotation: StoredAnnotation) {
  if (adjudication) return annotation === adjudication ? ('adjudicated' as const) : null;
  return votes.length === 1 && votes[0] === annotation ? ('single' as const) : null;
}

/** Where a person's label stands as gold: one annotator only is "single"; machines are never gold. */
export const goldOrigin = ({
  source,
  state,
}: Pick<StoredAnnotation, 'source' | 'state'>): 'single' | 'adjudicated' | null =>
  state !== 'submitted' || source === 'method' ? null : source === 'adjudication' ? 'adjudicated' : 'single';

function runRecord({ method, version, model, params, judges, runAt }: StoredRun) {
  return { id: method, version, model, params, judges, run_at: runAt };
}

/** The part that a judge says; all of it empty where nothing was said of the segment. */
function labelRecord(label: StoredJudgement | null, evidence: (item: Evidence) => unknown) {
  const first = label?.first ?? null;
  return {
    fact: label?.fact ?? null,
    logic: label?.logic ?? null,
    error_type: label?.errorType ?? null,
    evidence: (label?.evidence ?? []).map(evidence),
    note: label?.note ?? '',
    exposure: label?.exposure ?? 'nothing',
    decided_at: label?.decidedAt ?? null,
    revealed_at: label?.revealedAt ?? null,
    first: first && { fact: first.fact, logic: first.logic, error_type: first.errorType },
    guideline: label?.guideline ?? null,
    clause: label?.clause ?? null,
  };
}
