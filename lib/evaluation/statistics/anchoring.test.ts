import { describe, expect, it } from 'vitest';
import { anchoring } from './anchoring';

describe('anchoring', () => {
  it('92 of 100 against 41 of 50: .10, standard error .0607, from -.02 to .22', () => {
    const found = anchoring({ n: 92, of: 100 }, { n: 41, of: 50 })!;
    expect(found.value).toBeCloseTo(0.1, 12);
    expect(found.standardError).toBeCloseTo(0.0607, 4);
    expect(found.low).toBeCloseTo(-0.02, 2);
    expect(found.high).toBeCloseTo(0.22, 2);
  });

  it('an empty arm: no difference', () => {
    expect(anchoring({ n: 0, of: 0 }, { n: 1, of: 2 })).toBeNull();
    expect(anchoring({ n: 1, of: 2 }, { n: 0, of: 0 })).toBeNull();
  });
});
