import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { type Evidence, EVIDENCE_ORIGINS, type EvidenceClaim, type EvidenceContent } from './evidence';
import { type EvidenceBasis, evidenceAfter, isContrary, ofPerson } from './evidence-origin';
import { judgementFor, OPEN_JUDGEMENT, type VerdictPart, verdictPart } from '../labels/judgement';
import { contradictsItself, unmetNeed } from '../labels/type-rules';

const contradiction = { relation: 'contradicts', start: 4, end: 6, quote: '丙丁' } as const;
const support = { relation: 'supports', start: 0, end: 2, quote: '甲乙' } as const;
const none: EvidenceContent = { relation: 'not_found', searched: ['湖'] };
const as = (origin: Evidence['origin'], ...items: readonly EvidenceContent[]): Evidence[] =>
  items.map((item) => ({ ...item, origin }));
const said = (choice: Parameters<typeof judgementFor>[0]): VerdictPart =>
  verdictPart(judgementFor(choice, OPEN_JUDGEMENT));

/** A pre-filled label that its person has not touched, and has been shown. */
const prefilled = (...items: readonly EvidenceContent[]): EvidenceBasis => ({
  held: as('method', ...items),
  shown: items,
});
/** The same evidence on a segment of which nothing was shown, such as half of another one. */
const unseen = (...items: readonly EvidenceContent[]): EvidenceBasis => ({
  held: as('method', ...items),
  shown: null,
});
const keep = (basis: EvidenceBasis, verdict: VerdictPart | null): Evidence[] =>
  evidenceAfter(basis.held, basis, verdict);

describe('evidence under a verdict', () => {
  it('that was shown is accepted with the type of an error', () => {
    expect(keep(prefilled(contradiction, none), said('KCont'))).toEqual(as('accepted', contradiction, none));
    expect(keep(prefilled(contradiction), said('inconsistent'))).toEqual(as('method', contradiction));
  });

  it('that nobody saw stays the method’s', () => {
    expect(keep(unseen(contradiction, none), said('Hallu'))).toEqual(as('method', contradiction, none));
    expect(keep(unseen(support), said('consistent'))).toEqual(as('method', support));
  });

  it('turns to support where the segment is called consistent, and a search in vain goes', () => {
    const turned = { ...contradiction, relation: 'supports' } as const;
    expect(keep(prefilled(support, contradiction, none), said('consistent'))).toEqual(
      as('accepted', support, turned),
    );
    const accepted = { ...prefilled(contradiction), held: as('accepted', contradiction) };
    expect(keep(accepted, said('consistent'))).toEqual(as('accepted', turned));
    expect(keep(unseen(contradiction, none), said('consistent'))).toEqual([]);
  });

  it('that a person chose against the segment stays with "consistent"', () => {
    const held = as('person', contradiction, none);
    expect(keep({ held, shown: [contradiction, none] }, said('consistent'))).toEqual(held);
  });

  it('stays as it is beside doubt, and before there is a verdict', () => {
    const basis = prefilled(contradiction, none);
    expect(keep(basis, said('unsure'))).toEqual(basis.held);
    expect(keep(basis, null)).toEqual(basis.held);
  });

  it('is named once where a span spoke both ways', () => {
    const both = prefilled({ ...contradiction, relation: 'supports' }, contradiction);
    expect(keep(both, said('consistent'))).toHaveLength(1);
  });

  it('that turns to what a person has chosen, too, is named once, as the person’s', () => {
    const turned = { ...contradiction, relation: 'supports' } as const;
    const claims = [...as('accepted', contradiction), ...as('person', turned)];
    const basis = { held: [], shown: [contradiction] };
    expect(evidenceAfter(claims, basis, said('consistent'))).toEqual(as('person', turned));
  });
});

describe('a claim of origin', () => {
  const claim = (item: EvidenceContent, origin?: Evidence['origin']): EvidenceClaim => ({ ...item, origin });
  const originOf = (made: EvidenceClaim, basis: EvidenceBasis) =>
    evidenceAfter([made], basis, null)[0]!.origin;
  const nothing: EvidenceBasis = { held: [], shown: null };

  it('without one is what the label holds, else the person’s', () => {
    expect(originOf(claim(none), prefilled(none))).toBe('method');
    expect(originOf(claim(none), nothing)).toBe('person');
  });

  it('of acceptance counts only for what was shown or accepted before', () => {
    expect(originOf(claim(none, 'accepted'), prefilled(none))).toBe('accepted');
    expect(originOf(claim(none, 'accepted'), unseen(none))).toBe('method');
    expect(originOf(claim(none, 'accepted'), nothing)).toBe('method');
    expect(originOf(claim(none, 'accepted'), { held: as('accepted', none), shown: null })).toBe('accepted');
    expect(originOf(claim(support, 'accepted'), prefilled(contradiction))).toBe('method');
  });

  it('does not make a person’s word of what a method said elsewhere', () => {
    expect(originOf(claim(none, 'person'), nothing)).toBe('person');
    expect(originOf(claim(none, 'method'), nothing)).toBe('method');
  });
});

describe('any label', () => {
  const content = fc.constantFrom<EvidenceContent>(
    contradiction,
    { ...contradiction, relation: 'supports' },
    support,
    none,
    { relation: 'not_found', searched: [] },
  );
  const item = fc
    .tuple(content, fc.constantFrom(...EVIDENCE_ORIGINS))
    .map(([one, origin]) => ({ ...one, origin }));
  const claims = fc.array(
    fc
      .tuple(content, fc.constantFrom(undefined, ...EVIDENCE_ORIGINS))
      .map(([one, origin]) => ({ ...one, origin })),
    { maxLength: 5 },
  );
  const basis = fc.record({
    held: fc.array(item, { maxLength: 4 }),
    shown: fc.option(fc.array(content, { maxLength: 4 }), { nil: null }),
  });
  const verdict = fc
    .constantFrom(...(['consistent', 'inconsistent', 'unsure', ...ERROR_TYPES] as const))
    .map(said);

  it('that is consistent has nothing against it but what a person chose, whatever a request claims', () => {
    fc.assert(
      fc.property(claims, basis, (made, given) => {
        const evidence = evidenceAfter(made, given, said('consistent'));
        expect(evidence.filter((one) => isContrary(one) && one.origin !== 'person')).toEqual([]);
        const ownWords = made.some((one) => isContrary(one));
        if (!ownWords) expect(contradictsItself({ ...said('consistent'), evidence })).toBe(false);
      }),
    );
  });

  it('under the same verdict keeps its evidence as it has become', () => {
    fc.assert(
      fc.property(claims, basis, verdict, (made, given, verdictSaid) => {
        const once = evidenceAfter(made, given, verdictSaid);
        expect(evidenceAfter(once, { ...given, held: once }, verdictSaid)).toEqual(once);
      }),
    );
  });

  it('meets no need by what was not shown, unless a person claims the words as theirs', () => {
    fc.assert(
      fc.property(claims, fc.array(content), fc.constantFrom(...ERROR_TYPES), (made, found, type) => {
        const honest = made.filter(({ origin }) => origin === 'method' || origin === 'accepted');
        const evidence = evidenceAfter(honest, unseen(...found), said(type));
        expect(ofPerson(evidence)).toEqual([]);
        expect(unmetNeed({ errorType: type, evidence, note: '' })).not.toBeNull();
      }),
    );
  });
});
