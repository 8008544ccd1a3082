import { describe, expect, it } from 'vitest';
import { splitOf, splitsSchema } from './split';

const SPLITS = [
  { name: 'train', share: 80 },
  { name: 'dev', share: 10 },
  { name: 'test', share: 10 },
];
const of = (question: string, reference = 'r') => splitOf({ question, reference }, SPLITS);

describe('splitOf', () => {
  it('no splits: none', () => {
    expect(splitOf({ question: 'q', reference: 'r' }, [])).toBe('');
  });

  it.each([
    // The first 48 bits of sha256("q3"), of sha256("whichcolour?") and of sha256("长江多长?") over 2^48.
    ['q3', 0.3472, 'a'],
    ['Which colour?', 0.4959, 'b'],
    ['长江多长？', 0.5188, 'c'],
  ])('%s, whose hash stands at %d: the split whose share holds that place', (question, _place, name) => {
    const splits = [
      { name: 'a', share: 49 },
      { name: 'b', share: 1 },
      { name: 'c', share: 50 },
    ];
    expect(splitOf({ question, reference: 'r' }, splits)).toBe(name);
  });

  it('many questions: come close to the shares', () => {
    const counts = { train: 0, dev: 0, test: 0 };
    for (let n = 0; n < 200; n += 1) counts[of(`Question ${n}?`) as 'train'] += 1;
    expect(counts).toEqual({ train: 157, dev: 19, test: 24 });
  });

  it('another width, case and spacing of the question, and another reference: the same split', () => {
    for (let n = 0; n < 50; n += 1) {
      const split = of(`Ｗhich boat ${n}？`);
      expect(of(` which  BOAT${n}? `, 'another')).toBe(split);
    }
  });

  it('no question: told by the reference', () => {
    const splits = new Set(Array.from({ length: 60 }, (_, n) => of('', `Reference ${n}`)));
    expect(splits.size).toBe(3);
    expect(of(' \n', 'Reference 1')).toBe(of('', 'reference1'));
  });
});

describe('splitsSchema', () => {
  it.each([
    ['none', [], true],
    ['shares of 100', SPLITS, true],
    ['shares of 90', SPLITS.slice(0, 2), false],
    ['a name twice', [SPLITS[0], { name: 'train', share: 20 }], false],
    ['a name with a dash', [SPLITS[0], { name: 'hold-out', share: 20 }], false],
    ['a name with a dot', [SPLITS[0], { name: 'test.v1', share: 20 }], true],
    ['one of all', [{ name: 'all', share: 100 }], false],
  ])('%s', (_name, splits, taken) => expect(splitsSchema.safeParse(splits).success).toBe(taken));
});
