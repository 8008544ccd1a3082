import { describe, expect, it } from 'vitest';
import type { Evidence, EvidenceSpan } from '@/lib/annotation/evidence';
import { heldOf, holdQuote, quotesFor, withQuote } from './quotes';
import type { Side } from './side';

const span = (start: number, relation: EvidenceSpan['relation'] = 'supports'): Evidence => ({
  ...{ relation, start, end: start + 2, quote: 'ab' },
});
const none: Evidence = { relation: 'not_found', searched: ['lake'] };
const side = (...evidence: Evidence[]): Side => ({
  ...{
    fact: 'consistent',
    logic: 'consistent',
    errorType: null,
    note: '',
    clause: null,
    segmentIds: [],
    evidence,
  },
});

describe('quotes', () => {
  it('are each listed once, and held as far as they go together', () => {
    const quotes = quotesFor({
      label: null,
      sides: [side(none, span(4)), null, side(span(4), span(0), span(4, 'contradicts'))],
    });
    expect(quotes).toEqual([
      { item: span(0), held: true },
      { item: span(4), held: true },
      { item: span(4, 'contradicts'), held: false },
      { item: none, held: false },
    ]);
    expect(heldOf(quotes)).toEqual([span(0), span(4)]);
  });

  it('are held as the label has them once there is one', () => {
    const label = { ...side(span(8)), version: 1, decided: true, grounded: true };
    expect(quotesFor({ label, sides: [side(span(0))] })).toEqual([
      { item: span(0), held: false },
      { item: span(8), held: true },
    ]);
    expect(quotesFor({ label: { ...label, decided: false }, sides: [side(span(0))] })).toEqual([
      { item: span(0), held: true },
    ]);
  });

  it('let go what does not go with what is held', () => {
    const quotes = quotesFor({ label: null, sides: [side(span(0), span(4)), side(none)] });
    expect(heldOf(holdQuote(quotes, 2, true))).toEqual([none]);
    expect(heldOf(holdQuote(quotes, 0, false))).toEqual([span(4)]);
    expect(heldOf(withQuote(quotes, span(4, 'contradicts')))).toEqual([span(0), span(4, 'contradicts')]);
  });

  it('take in what a lead has found, in the order of the reference, once', () => {
    const found = withQuote(withQuote([{ item: span(4), held: false }], span(2)), span(2));
    expect(found).toHaveLength(2);
    expect(heldOf(found)).toEqual([span(2)]);
    expect(heldOf(withQuote(found, span(4)))).toEqual([span(2), span(4)]);
  });
});
