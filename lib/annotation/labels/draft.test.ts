import { describe, expect, it } from 'vitest';
import { type DraftStart, startLabel } from './draft';
import { machineDetailsSchema } from './machine';
import { carryLabel } from './carry-label';
import type { Evidence } from '../evidence/evidence';
import type { MachineView } from '../view';

const support = { relation: 'supports', start: 0, end: 3, quote: 'The', origin: 'method' } as const;
const contradiction = { relation: 'contradicts', start: 9, end: 12, quote: '120', origin: 'method' } as const;
const notFound = { relation: 'not_found', searched: ['lake'], origin: 'method' } as const;
const searched = { ...notFound, searched: [...notFound.searched] };

const machine: MachineView = {
  fact: 'inconsistent',
  logic: 'not_judged',
  errorType: null,
  evidence: [contradiction],
  details: machineDetailsSchema.parse({ suggestedType: 'KCont', score: 0.9 }),
  steps: null,
};

const start = (part: Partial<DraftStart> = {}): DraftStart => ({
  arm: 'prefilled',
  methodSegmentation: true,
  seesAll: false,
  elsewhere: 'nothing',
  ...part,
});
const OPEN = { fact: 'not_judged', logic: 'not_judged', errorType: null, evidence: [], note: '' };

describe('a draft', () => {
  it('starts with what the method said, and claims no more', () => {
    expect(startLabel(machine, start())).toEqual({
      fact: 'inconsistent',
      logic: 'not_judged',
      errorType: null,
      evidence: [contradiction],
      note: '',
      exposure: 'verdict',
    });
  });

  it('starts open in every other arm, over what the method cut', () => {
    for (const arm of ['reveal', 'control'] as const)
      expect(startLabel(machine, start({ arm }))).toEqual({ ...OPEN, exposure: 'segmentation' });
  });

  it('starts open and unexposed over neutral sentences', () => {
    for (const arm of ['prefilled', 'reveal', 'control', 'blind'] as const)
      expect(startLabel(null, start({ arm, methodSegmentation: false }))).toEqual({
        ...OPEN,
        exposure: 'nothing',
      });
  });

  it('counts what its person could see elsewhere', () => {
    expect(startLabel(machine, start({ arm: 'reveal', seesAll: true }))).toEqual({
      ...OPEN,
      exposure: 'verdict',
    });
    const blind = start({ arm: 'blind', methodSegmentation: false });
    expect(startLabel(null, { ...blind, elsewhere: 'verdict' }).exposure).toBe('verdict');
    expect(startLabel(machine, start({ elsewhere: 'peer' })).exposure).toBe('peer');
  });
});

describe('carryLabel', () => {
  it('is open, keeps evidence once and what was seen', () => {
    const label = carryLabel(
      [
        { evidence: [support, contradiction], exposure: 'segmentation' },
        { evidence: [support, searched], exposure: 'verdict' },
      ],
      'The lake',
    );
    expect(label).toMatchObject({ fact: 'not_judged', logic: 'not_judged', exposure: 'verdict' });
    expect(label.evidence).toEqual([support, contradiction]);
  });

  it('keeps "not found" where nothing was found', () => {
    expect(carryLabel([{ evidence: [searched], exposure: 'nothing' }], 'The lake').evidence).toEqual([
      searched,
    ]);
  });

  it('keeps what a person chose as theirs, and what they accepted for other words as the method’s', () => {
    const [accepted, chosen] = [
      { ...support, origin: 'accepted' },
      { ...contradiction, origin: 'person' },
    ] as const;
    const label = carryLabel(
      [
        { evidence: [accepted, contradiction], exposure: 'verdict' },
        { evidence: [chosen], exposure: 'verdict' },
      ],
      'The lake',
    );
    expect(label.evidence).toEqual([support, chosen]);
  });

  it('keeps of a method’s search the words of its own text, and a person’s search whole', () => {
    const search = { relation: 'not_found', searched: ['学生证', '押金'], origin: 'method' } as const;
    const carried = (evidence: Evidence, text: string): Evidence[] =>
      carryLabel([{ evidence: [evidence], exposure: 'verdict' }], text).evidence;
    const found: Evidence = { ...search, searched: [...search.searched] };
    expect(carried(found, '凭学生证入内，')).toEqual([{ ...search, searched: ['学生证'] }]);
    expect(carried(found, '免费。')).toEqual([]);
    expect(carried({ ...found, origin: 'person' }, '免费。')).toEqual([{ ...found, origin: 'person' }]);
  });
});
