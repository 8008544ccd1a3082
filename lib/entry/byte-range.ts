/** A part of a file, half open. */
export interface ByteRange {
  start: number;
  end: number;
}

const RANGE = /^bytes=\s*(?:(\d+)-(\d*)|-(\d+))\s*$/i;

/**
 * What the header Range asks of a file of `size` bytes (RFC 9110, section 14). "whole" where it asks nothing, several parts at once, or
 * what is no range: these may be ignored. "unsatisfiable" where nothing of it is in the file.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const found = RANGE.exec(header ?? '');
  if (!found) return 'whole';
  const [, first, last, suffix] = found;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size };
  }
  const start = Number(first);
  const end = last === '' ? size : Math.min(size, Number(last) + 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}

/** Whether a range may be given, as If-Range says: the file is still the one of the entity tag, compared strongly. */
export const isStillSame = (ifRange: string | null, etag: string): boolean =>
  ifRange === null || ifRange.trim() === etag;
