import { describe, expect, it } from 'vitest';
import { detectEncoding } from './detect-encoding';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const whole = (bytes: Uint8Array): string | null => detectEncoding(bytes, true);

describe('detectEncoding', () => {
  it('a byte order mark: decides the encoding', () => {
    expect(whole(hex('efbbbf 61'))).toBe('utf-8');
    expect(whole(hex('fffe 2d4e'))).toBe('utf-16le');
    expect(whole(hex('feff 4e2d'))).toBe('utf-16be');
  });

  it('knows UTF-16 without a mark by the NULs beside Latin letters', () => {
    const text = 'question,ref,answer\n河有多长？,这条河长 120 公里。,很长\n';
    expect(whole(Buffer.from(text, 'utf16le'))).toBe('utf-16le');
    expect(whole(utf16be(text))).toBe('utf-16be');
  });

  it('takes UTF-8 for what it is, whatever its characters', () => {
    expect(whole(Buffer.from('plain'))).toBe('utf-8');
    expect(whole(Buffer.from('中文 café 😀'))).toBe('utf-8');
  });

  it('a character split by the end of the head: is ignored, any other fault counts', () => {
    const cut = hex('61 e4b8ad e4b8');
    expect(detectEncoding(cut, false)).toBe('utf-8');
    expect(whole(cut)).not.toBe('utf-8');
    expect(whole(hex('61 2c 62 0a 31 2c a9'))).toBe('windows-1252'); // ends with © of Latin-1
    expect(detectEncoding(hex('61 2c 62 0a 31 2c a9'), false)).toBe('windows-1252');
  });

  it('tells GB18030, Big5 and Windows-1252 apart', () => {
    // 问题,回答 / 河有多长？,一百公里。
    expect(whole(hex('cecacce2 2c bbd8 b4f0 0a bad3 d3d0 b6e0 b3a4 a3bf 2c d2bb b0d9 b9ab c0ef a1a3'))).toBe(
      'gb18030',
    );
    // 河有多長,台北市是台灣的首都
    expect(whole(hex('aa65 a6b3 a668 aaf8 2c a578 a55f a5ab ac4f a578 c657 aaba adba b3a3'))).toBe('big5');
    expect(whole(Buffer.from('Où est né Zola ?,Émile Zola est né à Paris', 'latin1'))).toBe('windows-1252');
    expect(whole(Buffer.from('Größe,Übermaß für ältere Häuser', 'latin1'))).toBe('windows-1252');
    expect(whole(hex('61 2c 93 71 94 20 96 20 80'))).toBe('windows-1252'); // “q” – €
  });

  it('a few everyday Chinese characters: GB18030', () => {
    expect(whole(hex('69642c6c6162656c 0a 31 2c b6d4 0a'))).toBe('gb18030'); // id,label / 1,对
    expect(whole(Buffer.from('id,name\n1,café\n', 'latin1'))).toBe('windows-1252');
  });

  it('UTF-8 with a broken character here and there: UTF-8, and any other bytes what they were', () => {
    const chinese = Buffer.from('河有多长？这条河长一百公里，从山里流到海边。');
    expect(whole(Buffer.concat([chinese, hex('e9 ff 0a'), chinese]))).toBe('utf-8');
    expect(whole(Buffer.concat([Buffer.from('é'.repeat(20)), hex('e9')]))).toBe('utf-8');
    // 为什么小睡一会（: of ten thousand texts none had more whole characters of UTF-8 by chance, seven to one that is broken.
    expect(whole(hex('ceaa cab2 c3b4 d0a1 cbaf d2bb bbe1 a3a8'))).toBe('gb18030');
    expect(whole(Buffer.from('Ã©Ã©Ã©, né à Paris', 'latin1'))).toBe('windows-1252');
  });

  it('finds Chinese that begins behind a long span of ASCII', () => {
    const line = hex('bad3 d3d0 b6e0 b3a4 a3bf cecacce2 0a');
    expect(whole(Buffer.concat([Buffer.alloc(300_000, 'abc,def\n'), line]))).toBe('gb18030');
  });

  it('bytes that are not text: null', () => {
    expect(whole(hex('504b0304 14000600'))).toBeNull(); // xlsx
    expect(whole(Buffer.from('%PDF-1.7\n...'))).toBeNull();
    expect(whole(hex('d0cf11e0 a1b11ae1'))).toBeNull();
    expect(whole(Buffer.from('\0\0\0\x01\0\0\0\x02abcdefgh'))).toBeNull();
  });

  it('reads a text with a stray NUL all the same: its row will be rejected', () => {
    expect(whole(Buffer.from(`question,ref,answer\nq,r,a\0b\n${'q,r,a\n'.repeat(20)}`))).toBe('utf-8');
  });
});
