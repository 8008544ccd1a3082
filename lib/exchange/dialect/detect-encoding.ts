import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import type { Encoding } from './settings';

const MARKS: [hex: string, Encoding][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];
/** Zip and so xlsx, old Office, PDF, PNG, gzip. */
const NO_TEXT = /^(504b0304|d0cf11e0|25504446|89504e47|1f8b)/;
const READABLE = /^(GB18030|Big5|ISO-8859|windows-125)/;
/** Below this of 100 the statistics say "Big5" of any two bytes. */
const SURE = 20;
const BY_NAME: Record<string, Encoding> = { GB18030: 'gb18030', Big5: 'big5' };
/** A file with this many whole characters of UTF-8 for each that is broken is UTF-8 with damage. */
const WHOLE_FOR_BROKEN = 10;
/** Statistics of this many bytes tell as much as those of a whole file, in a fraction of the time. */
const STATISTICS_BYTES = 64 * 1024;

/**
 * The encoding of a file from its first bytes; null when it is no text. `whole`: these are all its bytes, so that a
 * character that breaks off at the end is no accident of the cut.
 */
export function detectEncoding(head: Uint8Array, whole: boolean): Encoding | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const mark = MARKS.find(([hex]) => bytes.toString('hex', 0, hex.length / 2) === hex);
  if (mark) return mark[1];
  if (NO_TEXT.test(bytes.toString('hex', 0, 4))) return null;
  if (bytes.includes(0)) return withNuls(bytes);
  if (isUtf8(bytes) || (!whole && isUtf8(withoutBrokenEnd(bytes)))) return 'utf-8';
  return isDamagedUtf8(bytes) ? 'utf-8' : oneOfMany(bytes);
}

/** Bytes of GB18030, Big5 and Windows-1252 are whole characters of UTF-8 by chance, but never nearly all of them. */
function isDamagedUtf8(bytes: Buffer): boolean {
  const text = new TextDecoder().decode(bytes);
  let broken = 0;
  let whole = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0xfffd) broken += 1;
    else if (unit > 0x7f) whole += 1;
  }
  return whole >= WHOLE_FOR_BROKEN * broken;
}

/** Latin text in UTF-16 has a NUL in every second place; any other NUL belongs to no text. */
function withNuls(bytes: Buffer): Encoding | null {
  const nuls = [0, 0];
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) nuls[at % 2]! += 1;
  const [even, odd] = nuls as [number, number];
  const half = bytes.length / 2;
  if (odd > half * 0.02 && even < odd / 20) return 'utf-16le';
  if (even > half * 0.02 && odd < even / 20) return 'utf-16be';
  return even + odd > bytes.length / 10 ? null : 'utf-8';
}

/** Without the last character where the cut may have gone through it. */
function withoutBrokenEnd(bytes: Buffer): Buffer {
  for (let back = 1; back < 4; back += 1) {
    const lead = bytes[bytes.length - back] ?? 0;
    if (lead >= 0xc2) return bytes.subarray(0, bytes.length - back);
    if (lead < 0x80) break;
  }
  return bytes;
}

function oneOfMany(bytes: Buffer): Encoding {
  const start = bytes.findIndex((byte) => byte >= 0x80);
  const found = analyse(bytes.subarray(start, start + STATISTICS_BYTES));
  const best = found.find(({ name, confidence }) => confidence >= SURE && READABLE.test(name));
  const known = best && BY_NAME[best.name];
  return known ?? (commonChinese(bytes) ? 'gb18030' : 'windows-1252');
}

/**
 * Whether every character beyond ASCII is one of the 3,755 everyday characters or a mark of GB 2312: statistics say
 * nothing of a file with three Chinese words, and no European text stands in such pairs alone.
 */
function commonChinese(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at]!;
    if (lead < 0x80) continue;
    const everyday = (lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3);
    if (!everyday || (bytes[(at += 1)] ?? 0) < 0xa1) return false;
  }
  return true;
}
