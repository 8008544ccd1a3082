import { describe, expect, it } from 'vitest';
import { tellXml } from './xml';

async function told(bytes: Uint8Array | string, piece = 7): Promise<string> {
  let heard = '';
  const all = Buffer.from(bytes as string);
  async function* pieces() {
    for (let at = 0; at < all.length; at += piece) yield all.subarray(at, at + piece);
  }
  await tellXml(pieces(), {
    open: (name) => (heard += `(${name} `),
    text: (text) => (heard += text),
    close: () => (heard += ')'),
  });
  return heard;
}

const refused = (code: string) => ({ error: { code: 'invalid', issues: [{ path: 'file', code }] } });

describe('readXml', () => {
  it('tells elements without their prefix, and texts', async () => {
    expect(await told('\ufeff<?xml version="1.0"?><x:a xmlns:x="u"><x:b>中😀</x:b>\r\n</x:a>')).toBe(
      '(a (b 中😀)\n)',
    );
  });

  it('reads UTF-16 where a byte order mark says so', async () => {
    const little = Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>中😀</a>', 'utf16le');
    expect(await told(little)).toBe('(a 中😀)');
    expect(await told(Buffer.from(little).swap16(), 1)).toBe('(a 中😀)');
  });

  it('passes on characters that no XML may hold, and marks bytes and references that are none', async () => {
    expect(await told('<a>x\0y\x0b</a>')).toBe('(a x\0y\x0b)');
    expect(await told(Buffer.from('<a>x\xffy</a>', 'latin1'))).toBe('(a x\udcffy)');
    expect(await told('<a>x&#0;</a>')).toBe('(a x&#0;\udcff)');
  });

  it.each([
    ['a document type', '<!DOCTYPE a><a/>'],
    ['entities of its own', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>'],
    ['an unknown entity', '<a>&nbsp;</a>'],
    ['an end that is missing', '<a><b></b>'],
    ['an end of something else', '<a></b>'],
    ['nothing', ''],
    ['two roots', '<a/><a/>'],
    ['101 elements within each other', `${'<a>'.repeat(101)}${'</a>'.repeat(101)}`],
    ['1,001 attributes', `<a ${Array.from({ length: 1_001 }, (_, at) => `b${at}=""`).join(' ')}/>`],
  ])('refuses %s as broken', async (_, xml) => {
    await expect(told(xml, 4_096)).rejects.toMatchObject(refused('workbook_broken'));
  });

  it.each([
    ['text', (text: string) => `<a>${text}</a>`],
    ['comment', (text: string) => `<a><!--${text}--></a>`],
    ['attribute', (text: string) => `<a b="${text}"/>`],
    ['name', (text: string) => `<a${text}/>`],
    ['CDATA', (text: string) => `<a><![CDATA[${text}]]></a>`],
  ])('gives up a %s that does not end in time', async (_, wrapped) => {
    async function* endless() {
      const [start] = wrapped('\0').split('\0');
      yield Buffer.from(start!);
      for (let count = 0; ; count += 1) {
        if (count > 600) expect.fail('read on and on');
        yield Buffer.alloc(16_384, 'a');
      }
    }
    await expect(tellXml(endless(), {})).rejects.toMatchObject(refused('workbook_too_large'));
  });
});
