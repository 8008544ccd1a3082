import { describe, expect, it } from 'vitest';
import { armOf, shownOf } from './arm';

const AT = '2026-11-21T09:00:00.000Z';

describe('armOf', () => {
  it('is the policy, or control where the judge never shows', () => {
    expect(armOf({ policy: 'prefilled', control: false })).toBe('prefilled');
    expect(armOf({ policy: 'reveal', control: false })).toBe('reveal');
    expect(armOf({ policy: 'prefilled', control: true })).toBe('control');
    expect(armOf({ policy: 'reveal', control: true })).toBe('control');
    expect(armOf({ policy: 'blind', control: true })).toBe('blind');
    expect(armOf({ policy: null, control: false })).toBe('prefilled');
  });
});

describe('shownOf', () => {
  it('a pre-filled or revealed prediction: is shown', () => {
    const shown = (arm: Parameters<typeof shownOf>[0], at: string | null) => shownOf(arm, 'said', at);
    expect(shown('prefilled', null)).toEqual({ machine: 'said', revealed: null });
    expect(shown('reveal', null)).toEqual({ machine: null, revealed: null });
    expect(shown('reveal', AT)).toEqual({ machine: null, revealed: 'said' });
    for (const arm of ['control', 'blind'] as const)
      for (const at of [null, AT]) expect(shown(arm, at)).toEqual({ machine: null, revealed: null });
  });
});
