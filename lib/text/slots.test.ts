import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSlots } from './slots';

const said = (own: string, other: string): string[] =>
  findSlots(own, other).map((slot) => `${own.slice(...slot.own)} ≠ ${other.slice(...slot.other)}`);

describe('findSlots', () => {
  it('finds what stands in the same place', () => {
    expect(said('列车在柳浪站放下齿轮。', '列车在竹坪站放下齿轮，停站三分钟。')).toEqual(['柳浪 ≠ 竹坪']);
    expect(said('工厂由当地商会出资。', '工厂由县政府出资。')).toEqual(['当地商会 ≠ 县政府']);
    expect(said('The gallery opens at nine.', 'The museum opens at nine and is free.')).toEqual([
      'gallery ≠ museum',
    ]);
    expect(said('😀它的作者是周明', '它的作者是陈立')).toEqual(['周明 ≠ 陈立']);
  });

  it('finds several, and each in its clause', () => {
    expect(said('书院建于清代，现在是小学的仓库。', '书院建于明代，现在是中学的仓库。')).toEqual([
      '清 ≠ 明',
      '小 ≠ 中',
    ]);
    expect(said('湖水来自雪山，流向东海', '湖水来自地下，流向南海')).toEqual(['雪山 ≠ 地下']); // too little is shared around 东 and 南
  });

  it('finds nothing where only one says something, nor between other sentences, nor in the same', () => {
    expect(said('渡船停航。', '部分渡船停航。')).toEqual([]);
    expect(said('它发源于湖泊。', '该馆每天开放。')).toEqual([]);
    expect(said('他是校长。', '她叫李华。')).toEqual([]);
    expect(said('同一句话，同一个意思。', '同一句话，同一个意思。')).toEqual([]);
    expect(said('', '')).toEqual([]);
  });

  it('holds only words that differ, in order, whatever the texts are', () => {
    const text = fc.array(fc.constantFrom('河', '水', '山', '东', '，', '。', 'Oban', ' ', '😀', '1921'), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, text, (first, second) => {
        const [own, other] = [first.join(''), second.join('')];
        let [at, there] = [0, 0];
        for (const slot of findSlots(own, other)) {
          expect(slot.own[0]).toBeGreaterThanOrEqual(at);
          expect(slot.other[0]).toBeGreaterThanOrEqual(there);
          [at, there] = [slot.own[1], slot.other[1]];
          expect(own.slice(...slot.own)).toMatch(/^[\p{L}\p{N} ]+$/u);
          expect(own.slice(...slot.own)).not.toBe(other.slice(...slot.other));
        }
      }),
    );
  });
});
