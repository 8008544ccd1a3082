import type { Encoding } from './settings';

/** Encodings by their names on the web, beside those that are called as we call them; UTF-16 alone does not say which. */
const BY_NAME = new Map<string, Encoding>(
  Object.entries({
    'utf-8': 'utf-8',
    utf8: 'utf-8',
    'utf-16le': 'utf-16le',
    'utf-16be': 'utf-16be',
    gb18030: 'gb18030',
    gbk: 'gb18030',
    gb2312: 'gb18030',
    big5: 'big5',
    'windows-1252': 'windows-1252',
    cp1252: 'windows-1252',
    'iso-8859-1': 'windows-1252',
    latin1: 'windows-1252',
  }),
);

/** The encoding that a content type names by its `charset`; null where it names none that is known. */
export function charsetOf(contentType: string | null): Encoding | null {
  const name = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1];
  return BY_NAME.get(name?.toLowerCase() ?? '') ?? null;
}
