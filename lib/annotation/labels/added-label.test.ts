import { describe, expect, it } from 'vitest';
import { span } from '@/lib/text/offsets';
import { addedLabel } from './added-label';

const seen = (exposure: 'nothing' | 'segmentation' | 'evidence' | 'verdict' | 'peer', ...at: number[]) => ({
  exposure,
  spans: [span(at[0] ?? 0, at[1] ?? 5)],
});

describe('addedLabel', () => {
  it('is open, with what had been seen of every segment of the list', () => {
    const label = addedLabel([span(10, 20)], [seen('verdict'), seen('segmentation')], []);
    expect(label).toEqual({
      fact: 'not_judged',
      logic: 'not_judged',
      errorType: null,
      evidence: [],
      note: '',
      exposure: 'segmentation',
    });
    expect(addedLabel([span(10, 20)], [seen('peer'), seen('peer')], []).exposure).toBe('peer');
  });

  it('an earlier segment at its place: what had been seen of that counts', () => {
    const earlier = [seen('verdict', 19, 30), seen('peer', 20, 30)];
    expect(addedLabel([span(10, 20)], [seen('nothing')], earlier).exposure).toBe('verdict');
  });

  it('an empty list: its segmentation had been seen', () => {
    expect(addedLabel([span(0, 5)], [], []).exposure).toBe('segmentation');
  });
});
