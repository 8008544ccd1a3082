import type { EvidenceContent } from '@/lib/annotation/evidence/evidence';
import type { MethodQuote } from '@/lib/annotation/steps/method-steps';
import type { FactOutcome, LogicOutcome } from './judge/outcome';

const MOST = 50;
const MOST_TERMS = 20;
const LONGEST_TERM = 200;

/**
 * A judge's quotes as evidence: what its consistent points rest on supports, what its inconsistent points and a failed
 * logic stage were held against contradicts. A failure with no quote that stands in the reference was searched in vain.
 */
export function evidenceOf(
  fact: FactOutcome,
  logic: LogicOutcome | null,
  reference: string,
): EvidenceContent[] {
  const failed = fact.verdict === 'inconsistent' || logic?.verdict === 'inconsistent';
  const against = logic?.verdict === 'inconsistent' ? logic.steps.contexts : [];
  const spans = [
    ...fact.steps.points.flatMap(({ contexts, verdict }) =>
      verdict === 'unsure'
        ? []
        : placed(contexts, verdict === 'consistent' ? 'supports' : 'contradicts', reference),
    ),
    ...placed(against, 'contradicts', reference),
  ];
  const evidence = [
    ...new Map(spans.map((item) => [`${item.relation} ${item.start} ${item.end}`, item])).values(),
  ];
  if (!failed || evidence.some(({ relation }) => relation === 'contradicts')) return evidence.slice(0, MOST);
  const searched = fact.steps.points
    .filter(({ verdict }) => verdict === 'inconsistent')
    .map(({ point }) => point);
  return [
    ...evidence.slice(0, MOST - 1),
    {
      relation: 'not_found',
      searched: searched.slice(0, MOST_TERMS).map((term) => term.slice(0, LONGEST_TERM)),
    },
  ];
}

function placed(quotes: readonly MethodQuote[], relation: 'supports' | 'contradicts', reference: string) {
  return quotes.flatMap(({ start, end }) =>
    start === null || end === null
      ? []
      : [{ relation, start, end, quote: reference.slice(start, end) } as const],
  );
}
