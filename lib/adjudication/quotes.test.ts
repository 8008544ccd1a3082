import { describe, expect, it } from 'vitest';
import type { Evidence, EvidenceSpan } from '@/lib/annotation/evidence/evidence';
import { heldByLead, heldOf, holdQuote, quotesFor, withQuote } from './quotes';
import type { Side } from './side';

const span = (start: number, relation: EvidenceSpan['relation'] = 'supports'): Evidence => ({
  relation,
  start,
  end: start + 2,
  quote: 'ab',
  origin: 'person',
});
const none: Evidence = { relation: 'not_found', searched: ['lake'], origin: 'person' };
const FAILED = { fact: 'inconsistent', logic: 'consistent', errorType: 'KCont' } as const;
const PASSED = { fact: 'consistent', logic: 'consistent', errorType: null } as const;
const side = (...evidence: Evidence[]): Side => ({
  fact: 'consistent',
  logic: 'consistent',
  errorType: null,
  note: '',
  clause: null,
  segmentIds: [],
  evidence,
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
    expect(heldOf(quotes, FAILED)).toEqual([span(0), span(4)]);
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
    expect(heldOf(holdQuote(quotes, 2, true), FAILED)).toEqual([none]);
    expect(heldOf(holdQuote(quotes, 0, false), FAILED)).toEqual([span(4)]);
    expect(heldOf(withQuote(quotes, span(4, 'contradicts')), FAILED)).toEqual([
      span(0),
      span(4, 'contradicts'),
    ]);
  });

  it('evidence that a lead found: is added once, in the order of the reference', () => {
    const found = withQuote(withQuote([{ item: span(4), held: false }], span(2)), span(2));
    expect(found).toHaveLength(2);
    expect(heldOf(found, FAILED)).toEqual([span(2)]);
    expect(heldOf(withQuote(found, span(4)), FAILED)).toEqual([span(2), span(4)]);
  });

  it('against a unit that is called consistent are not held', () => {
    const quotes = quotesFor({ label: null, sides: [side(span(0), span(4, 'contradicts'))] });
    expect(heldOf(quotes, PASSED)).toEqual([span(0)]);
    expect(heldOf(quotes, FAILED)).toEqual([span(0), span(4, 'contradicts')]);
  });
});

describe('heldByLead', () => {
  const [mine, theirs, machines]: Evidence[] = [
    span(0),
    { ...span(4), origin: 'accepted' },
    { ...span(8), origin: 'method' },
  ];

  it('keeps whose word it was, and accepts what only a method had said', () => {
    const held = heldByLead([mine!, theirs!, machines!], [mine!, theirs!, machines!]);
    expect(held.map(({ origin }) => origin)).toEqual(['person', 'accepted', 'accepted']);
  });

  it('takes no word for whose it is from the request', () => {
    const claims = [
      { ...mine!, origin: 'accepted' as const },
      { ...machines!, origin: 'person' as const },
      { ...span(12), origin: 'method' as const },
    ];
    const held = heldByLead(claims, [mine!, machines!]);
    expect(held.map(({ origin }) => origin)).toEqual(['person', 'accepted', 'person']);
  });

  it('names a piece that several quote after the one who stands for it most', () => {
    const quoted: Evidence[] = [
      { ...span(4), origin: 'method' },
      { ...span(4), origin: 'person' },
    ];
    expect(heldByLead([span(4)], quoted)).toEqual([span(4)]);
  });
});
