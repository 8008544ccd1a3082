import { isAscii, isUtf8, transcode } from 'node:buffer';
import type { Encoding } from '../dialect/settings';

/**
 * Stands in decoded text for bytes that mean nothing in the encoding: a lone surrogate, so no readable text can hold it,
 * and the row around it is rejected by name and line where U+FFFD would have slipped into the data.
 */
export const UNREADABLE = '\uDCFF';

export interface Decoder {
  push(bytes: Uint8Array): string;
  end(): string;
}

/** Decodes a file chunk by chunk; a byte order mark of the encoding is dropped. Never throws: see UNREADABLE. */
export function decoder(encoding: Encoding): Decoder {
  let carry: Buffer = Buffer.alloc(0);
  let started = false;
  const take = (bytes: Buffer, final: boolean): string => {
    let text = carry.length > 0 ? Buffer.concat([carry, bytes]) : bytes;
    if (!started) {
      if (!final && text.length < 4) return (carry = text) && '';
      started = true;
      text = text.subarray(bomLength(text, encoding));
    }
    const cut = final ? text.length : wholeCharacters(text, encoding);
    carry = text.subarray(cut);
    return decode(text.subarray(0, cut), encoding);
  };
  return {
    push: (bytes) => take(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), false),
    end: () => take(Buffer.alloc(0), true),
  };
}

function bomLength(bytes: Buffer, encoding: Encoding): number {
  const mark = { 'utf-8': 'efbbbf', 'utf-16le': 'fffe', 'utf-16be': 'feff' }[encoding as 'utf-8'];
  return mark !== undefined && bytes.toString('hex', 0, mark.length / 2) === mark ? mark.length / 2 : 0;
}

/** How many leading bytes hold whole characters only. */
function wholeCharacters(bytes: Buffer, encoding: Encoding): number {
  if (encoding === 'windows-1252') return bytes.length;
  if (encoding === 'utf-8') {
    let lead = bytes.length - 1;
    while (lead > bytes.length - 4 && lead > 0 && (bytes[lead]! & 0xc0) === 0x80) lead -= 1;
    const first = bytes[lead] ?? 0;
    const need = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    return lead + need > bytes.length ? lead : bytes.length;
  }
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const even = bytes.length & ~1;
    const last = encoding === 'utf-16le' ? bytes[even - 1] : bytes[even - 2];
    return last !== undefined && last >= 0xd8 && last <= 0xdb ? even - 2 : even;
  }
  // In GB18030 and Big5 no byte below 0x30 is ever part of a longer character.
  for (let at = bytes.length; at > 0; at -= 1) if (bytes[at - 1]! < 0x30) return at;
  return 0;
}

function decode(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return decodeUtf16(bytes, encoding);
  if (encoding === 'windows-1252') return decodeWindows1252(bytes);
  if (encoding === 'utf-8' && isUtf8(bytes)) return decodeUtf8(bytes);
  if (encoding !== 'utf-8') {
    try {
      return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      // falls through to the lines, of which only some are broken
    }
  }
  return decodeLines(bytes, encoding);
}

const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * A table of our own: TextDecoder in some versions of Node decodes Windows-1252 as ISO-8859-1, with quotes and dashes
 * as control characters.
 */
function decodeWindows1252(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\x80-\x9f]/g, (unit) => WINDOWS_1252[unit.charCodeAt(0) - 0x80]!);
}

/** By way of UTF-16, which for text beyond ASCII is several times quicker than Node's own decoding. */
function decodeUtf8(bytes: Buffer): string {
  return isAscii(bytes) ? bytes.toString('latin1') : transcode(bytes, 'utf8', 'utf16le').toString('utf16le');
}

/** Line by line, so that one broken line leaves the others as they are. 0x0A is a line feed in all these encodings. */
function decodeLines(bytes: Buffer, encoding: Encoding): string {
  const strict = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const loose = new TextDecoder(encoding, { ignoreBOM: true });
  let text = '';
  for (let start = 0; start < bytes.length;) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed < 0 ? bytes.length : feed + 1;
    const line = bytes.subarray(start, end);
    try {
      text += strict.decode(line);
    } catch {
      const read = (bytes: Buffer): string => loose.decode(bytes).replaceAll('\uFFFD', UNREADABLE);
      text += encoding === 'utf-8' ? partsBetween(line).map(read).join('\uFFFD') : read(line);
    }
    start = end;
  }
  return text;
}

/** What stands before, between and behind the signs U+FFFD that are in a text of UTF-8 already: they are read as they are. */
const partsBetween = (bytes: Buffer): Buffer[] =>
  bytes
    .toString('latin1')
    .split('\xef\xbf\xbd')
    .map((part) => Buffer.from(part, 'latin1'));

/** Lone surrogates stay as they are and are found by the reader of the row. */
function decodeUtf16(bytes: Buffer, encoding: 'utf-16le' | 'utf-16be'): string {
  const even = bytes.subarray(0, bytes.length & ~1);
  const text = encoding === 'utf-16le' ? even : Buffer.from(even).swap16();
  return text.toString('utf16le') + (even.length < bytes.length ? UNREADABLE : '');
}

/** A whole byte string at once: for heads of files and tests. */
export function decodeAll(bytes: Uint8Array, encoding: Encoding): string {
  const stream = decoder(encoding);
  return stream.push(bytes) + stream.end();
}
