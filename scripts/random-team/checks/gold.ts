import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { contributorsOf } from '@/lib/exchange/contents/gold/gold-record';
import { sampleRecord } from '@/lib/exchange/contents/native/record';
import type { StoredAnnotation, StoredSample, StoredSegment } from '@/lib/exchange/contents/stored';

export const RULES: readonly GoldRule[] = [
  { kind: 'unanimous', votes: 2 },
  { kind: 'majority', votes: 2 },
  { kind: 'none', votes: 2 },
];

/** Gold by a rule is what a count by hand of those who vote allows, and there is some where it has to be. */
export function goldAsVoted(samples: readonly StoredSample[], rule: GoldRule): void {
  for (const sample of samples) {
    const why = defectOf(sample, rule);
    if (why)
      throw new Error(
        `${sample.externalId}, ${rule.kind}: ${why} ${JSON.stringify(sampleRecord(sample, rule).gold)}`,
      );
  }
}

function defectOf(sample: StoredSample, rule: GoldRule): string | null {
  const { votes, adjudication } = contributorsOf(sample.annotations);
  const gold = sampleRecord(sample, rule).gold;
  if (!gold) return votes.length + Number(adjudication !== null) > 0 ? 'there is none' : null;
  const authors = votes.map(({ author, authorNumber }) => `${author} ${authorNumber}`);
  if (new Set(authors).size < authors.length) return 'somebody votes twice';
  const cuts = [...votes, ...(adjudication ? [adjudication] : [])].map(textsOf);
  if (gold.units.length > 0 && !cuts.includes(JSON.stringify(gold.units.map(({ text }) => text))))
    return 'its units are nobody’s cut';
  if (
    votes.length > 1 &&
    rule.kind !== 'none' &&
    !adjudication &&
    allAlike(votes) &&
    gold.needs !== null &&
    !isInDoubt(votes)
  )
    return 'all say the same and it is open';
  for (const [at, { verdict, origin }] of gold.units.entries()) {
    if (origin === null) continue;
    if (origin === 'adjudicated' && !adjudication) return 'nobody adjudicated';
    if (origin === 'single' && votes.length !== 1) return 'several people vote';
    if (origin === 'agreed' && !isAgreed(sample.answer, gold.units[at]!, votes, verdict!, rule))
      return 'they do not agree';
  }
  const verdicts = gold.units.map(({ verdict }) => verdict);
  if (verdicts.includes('inconsistent') && gold.verdict !== 'inconsistent') return 'a unit is inconsistent';
  if (gold.verdict === 'consistent' && verdicts.some((verdict) => verdict !== 'consistent'))
    return 'not every unit is consistent';
  return null;
}

const textsOf = ({ labels }: StoredAnnotation): string => JSON.stringify(labels.map(({ text }) => text));

const saidBy = ({ labels }: StoredAnnotation): string =>
  JSON.stringify(
    labels.map(({ text, spans, label }) => [text, spans, label?.fact, label?.logic, label?.errorType]),
  );

const allAlike = (votes: readonly StoredAnnotation[]): boolean => new Set(votes.map(saidBy)).size === 1;

const isInDoubt = (votes: readonly StoredAnnotation[]): boolean =>
  votes.some(({ labels }) =>
    labels.some(({ label }) => label?.fact === 'unsure' || label?.logic === 'unsure'),
  );

/** Counts who says so of the place: inconsistent where one of their segments there fails, consistent where all hold. */
function isAgreed(
  answer: string,
  unit: { quotes: string[]; text: string },
  votes: readonly StoredAnnotation[],
  verdict: string,
  rule: GoldRule,
): boolean {
  const there = votes.flatMap(({ labels }) => labels).filter(({ spans }) => sameQuotes(answer, spans, unit));
  const [first] = there;
  if (!first) return false;
  // The unit of a lead may have words of its own: then what people say of its place counts.
  const own = there.find(({ text }) => text === unit.text) ?? { ...first, id: '' };
  const said = votes.map(({ labels }) => verdictAt(answer, own, labels));
  const cast = said.filter((one) => one !== null);
  const same = cast.filter((one) => one === verdict).length;
  if (rule.kind === 'none') return false;
  return rule.kind === 'unanimous' ? same === cast.length : same * 2 > cast.length && same >= rule.votes;
}

const sameQuotes = (answer: string, spans: [number, number][], { quotes }: { quotes: string[] }): boolean =>
  JSON.stringify(spans.map(([start, end]) => answer.slice(start, end))) === JSON.stringify(quotes);

function verdictAt(
  answer: string,
  { id, spans }: StoredSegment,
  labels: StoredAnnotation['labels'],
): 'inconsistent' | 'consistent' | 'unsure' | null {
  // Edited segments may share their place; of one's own segments each stands for itself.
  const same = labels.filter((one) => one.id === id);
  const there = same.length > 0 ? same : labels.filter((one) => shareText(answer, one.spans, spans));
  if (there.length === 0) return null;
  const stages = there.flatMap(({ label }) => [label!.fact, label!.logic]);
  if (stages.includes('inconsistent')) return 'inconsistent';
  return stages.every((stage) => stage === 'consistent') ? 'consistent' : 'unsure';
}

const shareText = (answer: string, some: [number, number][], others: [number, number][]): boolean =>
  some.some(([a, b]) => others.some(([c, d]) => answer.slice(Math.max(a, c), Math.min(b, d)).trim() !== ''));
