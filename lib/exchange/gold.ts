import { goldOf, type Gold, type Vote } from '@/lib/adjudication/gold';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import type { Evidence } from '@/lib/annotation/evidence';
import { offsetMap, utf16 } from '@/lib/text/offsets';
import { evidenceRecord } from './evidence-record';
import type { StoredAnnotation, StoredSample } from './stored';

/** The gold of a sample as files hold it, with where it comes from; derived, so that an import takes no notice of it. */
export interface GoldRecord {
  verdict: Gold['verdict'];
  /** single, agreed or adjudicated; null while some unit has no gold. */
  origin: Gold['origin'];
  rule: GoldRule;
  /** Units of agreement: places of the answer in code points, with a label, or null where nothing is gold. */
  units: {
    text: string;
    spans: number[][];
    quotes: string[];
    fact: string | null;
    logic: string | null;
    error_type: string | null;
    evidence: unknown[];
    origin: Gold['origin'];
    votes: number;
    agreeing: number;
  }[];
}

/** The gold of a stored sample by a project's rule; null where nobody's labels vote and no lead has settled it. */
export function goldRecord(sample: StoredSample, rule: GoldRule): GoldRecord | null {
  const { votes, adjudication } = castOf(sample.annotations);
  if (votes.length === 0 && !adjudication) return null;
  const gold = goldOf(sample.answer, votes.map(toVote), rule, adjudication && toVote(adjudication));
  const inAnswer = offsetMap(sample.answer);
  const inReference = offsetMap(sample.reference);
  return {
    ...{ verdict: gold.verdict, origin: gold.origin, rule },
    units: gold.units.map(({ text, spans, gold: label, votes: cast, agreeing }) => ({
      text,
      spans: spans.map((range) => range.map((at) => inAnswer.toCodePoint(utf16(at)) as number)),
      quotes: spans.map(([start, end]) => sample.answer.slice(start, end)),
      ...{ fact: label?.fact ?? null, logic: label?.logic ?? null, error_type: label?.errorType ?? null },
      evidence: (label?.evidence ?? []).map((item: Evidence) => evidenceRecord(item, inReference)),
      origin: label?.origin ?? null,
      ...{ votes: cast, agreeing },
    })),
  };
}

/** Whose labels make the gold: each person's newest vote in the order of submission, and the newest adjudication once settled. */
export function castOf(annotations: readonly StoredAnnotation[]) {
  const newest = new Map<string, StoredAnnotation>();
  const bySubmission = annotations
    .filter(({ votes }) => votes === true)
    .sort((a, b) => compare(a.submittedAt ?? '', b.submittedAt ?? '') || compare(a.id, b.id));
  for (const annotation of bySubmission) {
    const key = JSON.stringify([annotation.author, annotation.authorNumber]);
    newest.delete(key);
    newest.set(key, annotation);
  }
  const last = annotations.findLast(({ source }) => source === 'adjudication');
  return { votes: [...newest.values()], adjudication: last?.state === 'submitted' ? last : null };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function toVote({ id, labels }: StoredAnnotation): Vote {
  return {
    annotationId: id,
    segments: labels.flatMap(({ id: segmentId, text, spans, label }) =>
      label ? [{ id: segmentId, text, spans: spans as unknown as [number, number][], label }] : [],
    ),
  };
}
