import { describe, expect, it } from 'vitest';
import { presetOf } from './preset';

describe('presetOf', () => {
  it('has two people read a small pilot', () => {
    expect(presetOf('pilot')).toEqual({ kind: 'pilot', overlap: 2, size: 20 });
  });

  it('takes every sample once in all other kinds', () => {
    expect(presetOf('training')).toEqual({ kind: 'training', overlap: 1, size: null });
  });

  it.each([undefined, 'nothing', ['pilot', 'main'], '__proto__'])('is the main work for %j', (named) => {
    expect(presetOf(named)).toEqual({ kind: 'main', overlap: 1, size: null });
  });
});
