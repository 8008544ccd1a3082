import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from './utf8';

async function* paged<Item>(pages: readonly Item[]): AsyncGenerator<Item> {
  yield* pages;
}

async function piecesOf(pages: readonly string[][]): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of utf8(paged(pages))) pieces.push(piece);
  return pieces;
}

describe('utf8', () => {
  it('any texts: their bytes one after another, whatever page they are on', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '中', '😀', '\n', '"', '\uFEFF') });
    const pages = fc.array(fc.array(text));
    await fc.assert(
      fc.asyncProperty(pages, async (texts) => {
        const bytes = Buffer.concat(await piecesOf(texts));
        expect(bytes.equals(Buffer.from(texts.flat().join('')))).toBe(true);
      }),
    );
  });

  it('no text, or only empty ones: no piece', async () => {
    expect(await piecesOf([])).toEqual([]);
    expect(await piecesOf([[], ['', '']])).toEqual([]);
  });

  it('many short texts: few pieces, none of them over 256 KB', async () => {
    const pieces = await piecesOf(
      Array.from({ length: 100 }, () => Array<string>(100).fill('中'.repeat(33))),
    );
    expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBe(100 * 100 * 99);
    expect(pieces).toHaveLength(4);
    for (const { length } of pieces) expect(length).toBeLessThanOrEqual(256 * 1024);
  });

  it('a text that is longer than a piece: whole, between what stands before and after it', async () => {
    const long = '𠮷'.repeat(200_000);
    expect(Buffer.concat(await piecesOf([['a', long, 'b'], ['c']])).toString()).toBe(`a${long}bc`);
  });

  it('read no further: no page is asked for beyond the one that fills the piece', async () => {
    let asked = 0;
    async function* pages(): AsyncGenerator<string[]> {
      for (;;) {
        asked += 1;
        yield ['x'.repeat(80 * 1024)];
      }
    }
    for await (const piece of utf8(pages())) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(asked).toBe(2); // the second has to begin another piece
  });
});
