import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAll, decoder, UNREADABLE } from './decoder';
import { type Encoding, ENCODINGS } from '../dialect/settings';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** Decodes byte by byte, so that every border goes through the middle of something. */
function byteByByte(bytes: Buffer, encoding: Encoding): string {
  const stream = decoder(encoding);
  let text = '';
  for (const byte of bytes) text += stream.push(Uint8Array.of(byte));
  return text + stream.end();
}

describe('decoder', () => {
  const cases: [name: string, Encoding, bytes: string, text: string][] = [
    ['UTF-8', 'utf-8', '61 e4b8ad f09f9880 0a', 'a中😀\n'],
    ['UTF-8 with a mark', 'utf-8', 'efbbbf 61 e4b8ad', 'a中'],
    ['UTF-16LE', 'utf-16le', '6100 2d4e 3dd800de 0a00', 'a中😀\n'],
    ['UTF-16LE with a mark', 'utf-16le', 'fffe 2d4e 3dd800de', '中😀'],
    ['UTF-16BE', 'utf-16be', '0061 4e2d d83dde00', 'a中😀'],
    ['UTF-16BE with a mark', 'utf-16be', 'feff 4e2d 000a', '中\n'],
    ['GB18030 with two and four bytes', 'gb18030', 'd6d0 9534b235 8139ee39 9439fc36 2c', '中𠮷㐀😀,'],
    ['Big5 with a backslash as second byte', 'big5', 'b35c a55c bb5c 2c a4a4 a4e5', '許功蓋,中文'],
    ['Windows-1252', 'windows-1252', '93 63 61 66 e9 94 20 80', '“café” €'],
  ];
  it.each(cases)('%s, whole and byte by byte', (_name, encoding, bytes, text) => {
    expect(decodeAll(hex(bytes), encoding)).toBe(text);
    expect(byteByByte(hex(bytes), encoding)).toBe(text);
  });

  it('keeps a mark that is not at the beginning', () => {
    expect(decodeAll(hex('61 efbbbf 62'), 'utf-8')).toBe('a\uFEFFb');
    expect(decodeAll(hex('fffe fffe 6100'), 'utf-16le')).toBe('\uFEFFa');
  });

  it('marks what cannot be read in its own line and leaves the others as they are', () => {
    expect(decodeAll(hex('61 e4 62 0a e4b8ad 0a'), 'utf-8')).toBe(`a${UNREADABLE}b\n中\n`);
    expect(decodeAll(hex('61 ff 0a d6d0'), 'gb18030')).toBe(`a${UNREADABLE}\n中`);
    expect(decodeAll(hex('e4b8'), 'utf-8')).toBe(UNREADABLE);
  });

  it('tells a replacement character that is in the file from one of its own', () => {
    expect(decodeAll(hex('37 efbfbd 36'), 'utf-8')).toBe('7\uFFFD6');
    const broken = hex('37 efbfbd 36 e4b8 efbfbd ff');
    expect(decodeAll(broken, 'utf-8')).toBe(`7\uFFFD6${UNREADABLE}\uFFFD${UNREADABLE}`);
  });

  it('leaves half pairs of UTF-16 to the reader of the row and marks half a unit', () => {
    expect(decodeAll(hex('3dd8 6100'), 'utf-16le')).toBe('\ud83da');
    expect(decodeAll(hex('6100 62'), 'utf-16le')).toBe(`a${UNREADABLE}`);
  });

  it('any chunking of the bytes: the same text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ENCODINGS),
        fc.uint8Array({ maxLength: 60 }),
        fc.array(fc.nat(60), { maxLength: 5 }),
        (encoding, bytes, cuts) => {
          const at = [
            0,
            ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b),
            bytes.length,
          ];
          const stream = decoder(encoding);
          let text = '';
          for (let n = 1; n < at.length; n += 1) text += stream.push(bytes.subarray(at[n - 1], at[n]));
          // Where nothing is broken; a broken line may be marked at other places when it is cut.
          const whole = decodeAll(bytes, encoding);
          const chunks = text + stream.end();
          if (whole.includes(UNREADABLE)) expect(chunks).toContain(UNREADABLE);
          else expect(chunks).toBe(whole);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('gives back every text in the encodings that Node writes itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, cut) => {
        fc.pre(!text.startsWith('\uFEFF'));
        for (const encoding of ['utf-8', 'utf-16le'] as const) {
          const bytes = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
          const stream = decoder(encoding);
          expect(stream.push(bytes.subarray(0, cut)) + stream.push(bytes.subarray(cut)) + stream.end()).toBe(
            text,
          );
        }
      }),
    );
  });
});
