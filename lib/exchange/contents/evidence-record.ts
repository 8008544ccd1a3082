import { type Evidence, isSpan } from '@/lib/annotation/evidence/evidence';
import { type offsetMap, utf16 } from '@/lib/text/offsets';
import type { NestedType } from '../formats/column';

/** A list of such pieces where every piece has all fields: those that it does not have are empty. */
export const EVIDENCE_TYPE: NestedType = {
  list: {
    struct: {
      relation: 'string',
      start: 'integer',
      end: 'integer',
      quote: 'string',
      searched: { list: 'string' },
      origin: 'string',
    },
  },
};

/** A piece of evidence as files hold it: its place in code points with the quoted text, or what was searched for, and its origin. */
export function evidenceRecord(item: Evidence, inReference: ReturnType<typeof offsetMap>) {
  if (!isSpan(item)) return { relation: item.relation, searched: item.searched, origin: item.origin };
  return {
    relation: item.relation,
    start: inReference.toCodePoint(utf16(item.start)) as number,
    end: inReference.toCodePoint(utf16(item.end)) as number,
    quote: item.quote,
    origin: item.origin,
  };
}
