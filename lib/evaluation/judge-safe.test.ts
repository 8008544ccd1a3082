import { describe, expect, it } from 'vitest';
import { isSafeFor, judgeFamily, touchingFamilies } from './judge-safe';

const blind = { exposure: 'nothing', family: 'gpt' } as const;
const segmented = { exposure: 'segmentation', family: 'gpt' } as const;
const shown = { exposure: 'verdict', family: 'gpt' } as const;
const findings = { exposure: 'evidence', family: 'offline' } as const;
const peer = { exposure: 'peer', family: 'qwen' } as const;
const touched = (...given: Parameters<typeof touchingFamilies>) => [...touchingFamilies(...given)].sort();

describe('judgeFamily', () => {
  it('judges that ask one model are one family, a method without a model its own', () => {
    expect(judgeFamily({ method: 'ragas', model: 'gpt' })).toBe('gpt');
    expect(judgeFamily({ method: 'l-face4rag', model: 'gpt' })).toBe('gpt');
    expect(judgeFamily({ method: 'offline', model: null })).toBe('offline');
  });
});

describe('touchingFamilies', () => {
  it('labels given before any verdict was shown: nobody touched them', () => {
    expect(touched([blind, segmented], [blind, segmented, shown], null)).toEqual([]);
  });

  it('a verdict and findings that were shown: their families, once each', () => {
    expect(touched([shown, shown, findings], [], null)).toEqual(['gpt', 'offline']);
  });

  it("after a peer's label: whatever anybody of the sample was shown, the person's own prediction too", () => {
    expect(touched([peer], [peer, shown], null)).toEqual(['gpt', 'qwen']);
    expect(touched([{ ...peer, family: null }], [blind], null)).toEqual([]);
    expect(touched([blind], [blind, peer, shown], null)).toEqual([]);
  });

  it('adjudicated: every judge that had predicted, and whatever anybody was shown', () => {
    expect(touched([blind], [blind, findings], ['qwen'])).toEqual(['offline', 'qwen']);
    expect(touched([blind], [blind], [])).toEqual([]);
  });
});

describe('isSafeFor', () => {
  it('safe unless that family, or a judge that is not known, touched it', () => {
    expect(isSafeFor('gpt', [])).toBe(true);
    expect(isSafeFor('gpt', ['qwen'])).toBe(true);
    expect(isSafeFor('gpt', ['gpt'])).toBe(false);
    expect(isSafeFor('gpt', touchingFamilies([{ exposure: 'verdict', family: null }], [], null))).toBe(false);
  });
});
