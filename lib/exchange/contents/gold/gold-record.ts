import { goldOf } from '@/lib/adjudication/gold';
import { type Adjudicated, type Gold, type Vote } from '@/lib/adjudication/gold-types';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import { type offsetMap, utf16 } from '@/lib/text/offsets';
import { evidenceRecord } from '../evidence-record';
import type { StoredAnnotation, StoredSample } from '../stored';

/** The gold of a sample as files hold it, with where it comes from; derived, so that an import takes no notice of it. */
export interface GoldRecord {
  verdict: Gold['verdict'];
  /** single, agreed or adjudicated; null while anything is open. */
  origin: Gold['origin'];
  /** What it needs a lead for: segmentation (`cut`), verdict or type. */
  needs: Gold['needs'];
  /**
   * Whose segments the units are: alike, majority or adjudicated; null while the segmentation is open and there are no
   * units.
   */
  cut: Gold['cut'];
  rule: GoldRule;
  /** The lead who adjudicated the sample, whether or not they changed anything, and when. */
  adjudicated_by: string | null;
  adjudicated_at: string | null;
  /**
   * Segments of one segmentation: places of the answer in code points. Verdict, stages and type are null while they are
   * open.
   */
  units: {
    text: string;
    spans: number[][];
    quotes: string[];
    verdict: string | null;
    fact: string | null;
    logic: string | null;
    error_type: string | null;
    evidence: unknown[];
    origin: Gold['origin'];
    votes: number;
    agreeing: number;
  }[];
}

/** A sample with the maps of its texts. */
interface MappedSample {
  sample: StoredSample;
  answer: ReturnType<typeof offsetMap>;
  reference: ReturnType<typeof offsetMap>;
}

/** The gold of a stored sample by a project's rule; null where nobody's labels vote and no lead has adjudicated it. */
export function storedGold(sample: StoredSample, rule: GoldRule): Gold | null {
  const { votes, adjudication } = contributorsOf(sample.annotations);
  if (votes.length === 0 && !adjudication) return null;
  return goldOf(sample.answer, votes.map(toVote), rule, adjudication && toAdjudicated(adjudication));
}

/** The gold of a sample by a rule, as files hold it. */
export function goldRecord(
  gold: Gold,
  rule: GoldRule,
  { sample, answer, reference }: MappedSample,
): GoldRecord {
  const { verdict, origin, needs, cut, adjudicatedBy } = gold;
  return {
    verdict,
    origin,
    needs,
    cut,
    rule,
    adjudicated_by: adjudicatedBy?.name ?? null,
    adjudicated_at: adjudicatedBy?.at ?? null,
    units: gold.units.map(({ text, spans, gold: label, votes: cast, agreeing }) => ({
      text,
      spans: spans.map((range) => range.map((at) => answer.toCodePoint(utf16(at)) as number)),
      quotes: spans.map(([start, end]) => sample.answer.slice(start, end)),
      verdict: label?.verdict ?? null,
      fact: label?.fact ?? null,
      logic: label?.logic ?? null,
      error_type: label?.errorType ?? null,
      evidence: (label?.evidence ?? []).map((item: Evidence) => evidenceRecord(item, reference)),
      origin: label?.origin ?? null,
      votes: cast,
      agreeing,
    })),
  };
}

/** Whose labels make the gold of a sample. */
export interface FileContributors {
  /** Each person's newest annotation that counts, in the order of submission. */
  votes: StoredAnnotation[];
  /** Annotations that would count, had their authors not submitted a newer one that does. */
  earlier: StoredAnnotation[];
  /** The newest adjudication, once it is submitted. */
  adjudication: StoredAnnotation | null;
}

export function contributorsOf(annotations: readonly StoredAnnotation[]): FileContributors {
  const newest = new Map<string, StoredAnnotation>();
  const earlier: StoredAnnotation[] = [];
  const bySubmission = annotations
    .filter(({ votes }) => votes === true)
    .sort((a, b) => compare(a.submittedAt ?? '', b.submittedAt ?? '') || compare(a.id, b.id));
  for (const annotation of bySubmission) {
    const key = personKey(annotation);
    const before = newest.get(key);
    if (before) earlier.push(before);
    newest.delete(key);
    newest.set(key, annotation);
  }
  const last = annotations.findLast(({ source }) => source === 'adjudication');
  return { votes: [...newest.values()], earlier, adjudication: last?.state === 'submitted' ? last : null };
}

/** Tells people apart: two authors of one person have the same; an author of whom nothing more is known is a person. */
export const personKey = ({ person, author, authorNumber }: StoredAnnotation): string =>
  person ?? JSON.stringify([author, authorNumber]);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const toAdjudicated = (annotation: StoredAnnotation): Adjudicated => ({
  ...toVote(annotation),
  by: { name: annotation.author, at: annotation.submittedAt },
});

/** What an annotation says of each segment that it has labelled. */
export function toVote({ id, labels }: StoredAnnotation): Vote {
  return {
    annotationId: id,
    segments: labels.flatMap(({ id: segmentId, text, spans, label }) =>
      label ? [{ id: segmentId, text, spans: spans as unknown as [number, number][], label }] : [],
    ),
  };
}
