import { describe, expect, it } from 'vitest';
import type { MethodQuote, MethodSteps } from './method-steps';
import { machineDetailsSchema } from '../labels/machine';
import { stepsSummary, withoutSteps } from './steps-summary';

const there: MethodQuote = { quote: 'a', match: 'exact', start: 0, end: 1 };
const near: MethodQuote = { quote: 'b', match: 'fuzzy', start: 2, end: 3 };
const nowhere: MethodQuote = { quote: 'z', match: 'none', start: null, end: null };
const point = { point: 'p', consistent: true, reason: 'r' };
const bare: MethodSteps = {
  fact: null,
  logic: null,
  type: null,
  windows: null,
  unanchored: false,
  replies: {},
};

describe('stepsSummary', () => {
  it('steps without a problem: no warning', () => {
    expect(stepsSummary(bare)).toEqual({ missing: 0, silent: 0, windowed: false, unanchored: false });
  });

  it('counts quotes that stand nowhere in both stages, and stages without a verdict', () => {
    const steps: MethodSteps = {
      ...bare,
      fact: {
        points: [
          { ...point, contexts: [there, nowhere] },
          { ...point, contexts: [near] },
        ],
        noVerdict: null,
        reasoning: '',
      },
      logic: {
        contexts: [nowhere],
        segmentFrame: null,
        contextFrame: null,
        comparison: '',
        reasoning: '',
        noVerdict: { fault: 'unreadable', raw: '{' },
      },
      type: { type: null, reason: '', reasoning: '', noVerdict: { fault: 'refused', raw: '' } },
      windows: [[0, 2]],
      unanchored: true,
    };
    expect(stepsSummary(steps)).toEqual({ missing: 2, silent: 2, windowed: true, unanchored: true });
  });
});

describe('withoutSteps', () => {
  it('puts a sign in their place, and null where there are none', () => {
    const details = machineDetailsSchema.parse({ rationale: 'No.', steps: bare });
    expect(withoutSteps(details)).toEqual({
      details: { suggestedType: null, findings: [], rationale: 'No.' },
      steps: { missing: 0, silent: 0, windowed: false, unanchored: false },
    });
    expect(withoutSteps(machineDetailsSchema.parse({})).steps).toBeNull();
  });
});
