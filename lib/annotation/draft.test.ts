import { describe, expect, it } from 'vitest';
import { openLabel, prefilledLabel } from './draft';
import { machineDetailsSchema } from './machine';
import { recutLabel } from './recut';
import type { MachineView } from './view';

const support = { relation: 'supports', start: 0, end: 3, quote: 'The' } as const;
const contradiction = { relation: 'contradicts', start: 9, end: 12, quote: '120' } as const;
const notFound = { relation: 'not_found', searched: ['lake'] } as const;
const searched = { ...notFound, searched: [...notFound.searched] };

const machine: MachineView = {
  fact: 'inconsistent',
  logic: 'not_judged',
  errorType: null,
  evidence: [contradiction],
  details: machineDetailsSchema.parse({ suggestedType: 'KCont', score: 0.9 }),
  steps: null,
};

describe('a draft', () => {
  it('starts with what the method said, and claims no more', () => {
    expect(prefilledLabel(machine, { peer: false })).toEqual({
      fact: 'inconsistent',
      logic: 'not_judged',
      errorType: null,
      evidence: [contradiction],
      note: '',
      exposure: 'verdict',
    });
  });

  it('starts open and unexposed over neutral sentences', () => {
    expect(openLabel({ peer: false })).toEqual({
      fact: 'not_judged',
      logic: 'not_judged',
      errorType: null,
      evidence: [],
      note: '',
      exposure: 'nothing',
    });
    expect(openLabel({ peer: true }).exposure).toBe('peer');
  });
});

describe('recutLabel', () => {
  it('is open, keeps evidence once and what was seen', () => {
    const label = recutLabel([
      { evidence: [support, contradiction], exposure: 'segmentation' },
      { evidence: [support, searched], exposure: 'verdict' },
    ]);
    expect(label).toMatchObject({ fact: 'not_judged', logic: 'not_judged', exposure: 'verdict' });
    expect(label.evidence).toEqual([support, contradiction]);
  });

  it('keeps "not found" where nothing was found', () => {
    expect(recutLabel([{ evidence: [searched], exposure: 'nothing' }]).evidence).toEqual([searched]);
  });
});
