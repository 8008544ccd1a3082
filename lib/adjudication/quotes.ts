import { type Evidence, type EvidenceClaim, isSpan } from '@/lib/annotation/evidence/evidence';
import { fittingVerdict, distinctEvidence } from '@/lib/annotation/evidence/evidence-origin';
import { sameEvidence, withEvidence } from '@/lib/annotation/evidence/evidence-edit';
import type { VerdictPart } from '@/lib/annotation/labels/judgement';
import type { UnitView } from './view';

/** A piece of evidence that a lead may hold to be good, and whether they do. */
export interface Quote {
  item: Evidence;
  held: boolean;
}

/**
 * What anybody quotes for a unit, each once. Held is what the lead's label has; before there is one, all that goes together,
 * found before not found.
 */
export function quotesFor({ label, sides }: Pick<UnitView, 'label' | 'sides'>): Quote[] {
  const own = label?.decided ? label.evidence : null;
  const all = [...(own ?? []), ...sides.flatMap((side) => side?.evidence ?? [])];
  const once = distinctEvidence(all);
  const sorted = [
    ...once.filter(isSpan).sort((a, b) => a.start - b.start),
    ...once.filter((item) => !isSpan(item)),
  ];
  return sorted.reduce<Quote[]>((quotes, item) => {
    const held = own
      ? own.some((other) => sameEvidence(item, other))
      : !quotes.some((quote) => quote.held && clash(quote.item, item));
    return [...quotes, { item, held }];
  }, []);
}

/** One of them held, which lets go what does not go with it; or let go. */
export function holdQuote(quotes: readonly Quote[], at: number, held: boolean): Quote[] {
  const target = quotes[at];
  return quotes.map((quote, index) => {
    if (index === at) return { ...quote, held };
    return held && target && clash(quote.item, target.item) ? { ...quote, held: false } : quote;
  });
}

/** With evidence that the lead has found; held, whether somebody had quoted it or not. */
export function withQuote(quotes: readonly Quote[], item: Evidence): Quote[] {
  const known = quotes.findIndex((quote) => sameEvidence(quote.item, item));
  if (known >= 0) return holdQuote(quotes, known, true);
  return holdQuote([...quotes, { item, held: false }], quotes.length, true);
}

/** What is held beside a verdict, in the order of the reference; nothing against a consistent unit. */
export const heldOf = (quotes: readonly Quote[], said: VerdictPart): Evidence[] =>
  fittingVerdict(
    quotes.flatMap(({ item, held }) => (held ? item : [])),
    said,
  ).reduce<Evidence[]>(withEvidence, []);

/**
 * Evidence that a lead holds. What people or methods quoted keeps its origin, but for what was only a method's: the lead has
 * seen it and accepts it. Anything else is the lead's own find.
 */
export function heldByLead(claims: readonly EvidenceClaim[], quoted: readonly Evidence[]): Evidence[] {
  const known = distinctEvidence(quoted);
  return claims.map((claim) => {
    const origin = known.find((item) => sameEvidence(item, claim))?.origin ?? 'person';
    return { ...claim, origin: origin === 'method' ? 'accepted' : origin };
  });
}

/** Found and not found do not go together, nor two words on one span. */
function clash(a: Evidence, b: Evidence): boolean {
  if (!isSpan(a) || !isSpan(b)) return true;
  return a.start === b.start && a.end === b.end;
}
