import { describe, expect, it } from 'vitest';
import { roundPresetOf } from './preset';

describe('roundPresetOf', () => {
  it('has two people read a small pilot', () => {
    expect(roundPresetOf('pilot')).toEqual({ kind: 'pilot', overlap: 2, size: 20 });
  });

  it('takes every sample once in all other kinds', () => {
    expect(roundPresetOf('training')).toEqual({ kind: 'training', overlap: 1, size: null });
  });

  it.each([undefined, 'nothing', ['pilot', 'main'], '__proto__'])('is the main work for %j', (named) => {
    expect(roundPresetOf(named)).toEqual({ kind: 'main', overlap: 1, size: null });
  });
});
