import type { GoldUnit } from '@/lib/adjudication/gold-types';
import { sideOn } from '@/lib/adjudication/side';
import { mostExposed } from '@/lib/annotation/exposure/exposure';
import { segmentVerdict } from '@/lib/annotation/labels/verdict';
import type { Exposure } from '@/lib/annotation/view';
import { contributorsOf, personKey, toVote } from '@/lib/exchange/contents/gold/gold-record';
import type { StoredAnnotation, StoredSample } from '@/lib/exchange/contents/stored';
import { type ErrorType, STAGES } from '@/lib/typology/error-type';
import { decidedVerdict } from '../group-figures';
import { type NamedJudge, namedJudge, namedJudgeKey, samplePredictions } from '../snapshot-judges';
import type { SnapshotGold } from '../snapshot-line';
import type { ErratumOutcome } from './errata-view-schema';
import { type ReleasedFrom, releasedLabel } from './released-label';

type Verdict = 'consistent' | 'inconsistent';

/** A segment of the gold of which the released labels say something else. */
interface CorrectedSegment {
  text: string;
  /** In code points of the answer. */
  spans: number[][];
  released: { verdict: string; error_type: ErrorType | null };
  verdict: string | null;
  error_type: string | null;
  evidence: unknown[];
}

/** What people found of one released label. */
export interface Erratum {
  released: { verdict: Verdict; error_types: ErrorType[] };
  outcome: ErratumOutcome;
  /** A judge's current prediction says another verdict. */
  suspect: boolean;
  /** Judges that do, as a snapshot names them. */
  doubted_by: NamedJudge[];
  /** It was drawn at random from all samples. */
  drawn: boolean;
  /** The most that had been shown before any label that corrects or confirms it; null where there is none. */
  exposure: Exposure | null;
  /** Where released labels tell segments. */
  segments: CorrectedSegment[];
}

/** What errata are made by: whose labels were released, and rounds that drew from all samples: true where all of it was drawn. */
export interface ErrataTerms {
  released: ReleasedFrom;
  rounds: ReadonlyMap<number, boolean>;
}

/** The gold of a sample as a snapshot has it, and its units as they are stored, in the same order. */
interface ErratumGold {
  gold: SnapshotGold | null;
  units: readonly GoldUnit[];
}

/** What the gold makes of a sample's released label; null where it has none with a verdict. */
export function erratumOf(sample: StoredSample, own: ErratumGold, terms: ErrataTerms): Erratum | null {
  const label = releasedLabel(sample, terms.released);
  if (!label) return null;
  const { verdict, error_types, annotation } = label;
  const reviewers = reviewersOf(sample.annotations, annotation);
  const doubted_by = samplePredictions(sample.annotations)
    .filter(({ verdict: said }) => (said === 'consistent' || said === 'inconsistent') && said !== verdict)
    .map(({ run }) => namedJudge(run))
    .sort((one, other) => (namedJudgeKey(one) < namedJudgeKey(other) ? -1 : 1));
  const outcome = outcomeOf(verdict, decidedVerdict(own.gold), reviewers.length);
  return {
    ...{ released: { verdict, error_types }, outcome, suspect: doubted_by.length > 0, doubted_by },
    drawn: (sample.queued ?? []).some(
      ({ round, stratum }) => stratum !== 'ranked' && isDrawn(terms, round, stratum),
    ),
    exposure: reviewers.length === 0 ? null : mostExposed(...reviewers.flatMap(exposuresOf)),
    segments:
      annotation && (outcome === 'corrected' || outcome === 'confirmed')
        ? correctedSegments(sample.answer, own, annotation)
        : [],
  };
}

const isDrawn = ({ rounds }: ErrataTerms, round: number, stratum: 'whole' | 'random'): boolean =>
  stratum === 'random' ? rounds.has(round) : rounds.get(round) === true;

/** Everybody whose labels the gold rests on, but for the released ones and other labels of their author. */
function reviewersOf(
  annotations: readonly StoredAnnotation[],
  released: StoredAnnotation | null,
): StoredAnnotation[] {
  const { votes, adjudication } = contributorsOf(annotations);
  const others = votes.filter((vote) => !released || personKey(vote) !== personKey(released));
  return adjudication ? [...others, adjudication] : others;
}

const exposuresOf = ({ labels }: StoredAnnotation): Exposure[] =>
  labels.flatMap(({ label }) => label?.exposure ?? []);

function outcomeOf(released: Verdict, gold: Verdict | null, reviewers: number): ErratumOutcome {
  if (reviewers === 0) return 'unreviewed';
  if (gold === null) return 'open';
  return gold === released ? 'confirmed' : 'corrected';
}

/**
 * Segments of the gold that say something else than the released label of the same place. A released label of a whole answer says nothing of one
 * segment among several.
 */
function correctedSegments(
  answer: string,
  { gold, units }: ErratumGold,
  released: StoredAnnotation,
): CorrectedSegment[] {
  const vote = toVote(released);
  if (vote.segments.length < 2 && units.length > 1) return [];
  return units.flatMap((unit, at): CorrectedSegment[] => {
    const side = sideOn(answer, unit, vote);
    const { text, spans, verdict, error_type, evidence } = gold!.units[at]!;
    if (!side || verdict === null) return [];
    const was = { verdict: segmentVerdict(side, STAGES) as string, error_type: side.errorType };
    // A type that either side leaves open contradicts none.
    const typed = was.error_type !== null && error_type !== null;
    const same = was.verdict === verdict && (!typed || was.error_type === error_type);
    return same ? [] : [{ text, spans, released: was, verdict, error_type, evidence }];
  });
}
