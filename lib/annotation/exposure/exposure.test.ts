import { describe, expect, it } from 'vitest';
import { exposureTo, mostExposed } from './exposure';
import { machineDetailsSchema } from '../labels/machine';

const silent = {
  fact: 'abstained',
  logic: 'not_judged',
  evidence: [],
  details: machineDetailsSchema.parse({ score: 0.4 }),
  steps: null,
} as const;
const shown = (machine: Parameters<typeof exposureTo>[0]['machine'], methodSegmentation = true) =>
  exposureTo({ methodSegmentation, machine, peer: false });

describe('exposureTo', () => {
  it('grows with what is rendered', () => {
    expect(shown(null, false)).toBe('nothing');
    expect(shown(null)).toBe('segmentation');
    expect(shown({ ...silent, evidence: [] })).toBe('segmentation');
    expect(
      shown({
        ...silent,
        evidence: [{ relation: 'supports', start: 0, end: 1, quote: 'T', origin: 'method' }],
      }),
    ).toBe('evidence');
    expect(shown({ ...silent, evidence: [], fact: 'consistent' })).toBe('verdict');
  });

  it('counts findings as evidence and a suggested type as a verdict', () => {
    const finding = { rule: 'number_uncovered', weight: 'note' } as const;
    expect(
      shown({ ...silent, evidence: [], details: machineDetailsSchema.parse({ findings: [finding] }) }),
    ).toBe('evidence');
    expect(
      shown({ ...silent, evidence: [], details: machineDetailsSchema.parse({ suggestedType: 'KCont' }) }),
    ).toBe('verdict');
  });

  it('counts steps as a verdict, which a person may read where no program could', () => {
    const steps = { missing: 0, silent: 2, windowed: false, unanchored: false };
    expect(shown({ ...silent, evidence: [], steps })).toBe('verdict');
  });

  it('is peer as soon as a peer could be seen', () => {
    expect(exposureTo({ methodSegmentation: false, machine: null, peer: true })).toBe('peer');
  });
});

describe('mostExposed', () => {
  it('several exposures: the greatest; none: `nothing`', () => {
    expect(mostExposed('segmentation', 'verdict', 'evidence')).toBe('verdict');
    expect(mostExposed()).toBe('nothing');
  });
});
