import type { Evidence } from '@/lib/annotation/evidence';
import { codePoint, offsetMap } from '@/lib/text/offsets';
import type { Fault } from '../reject';
import type { StoredLabel, StoredSegment } from '../stored';
import { faultAt, type Path } from './faults';
import { readMachine } from './read-machine';
import type { AnnotationFields, EvidenceFields, LabelFields, SegmentFields } from './schema';

/** A text with its offsets as files count them. */
export interface Quoted {
  text: string;
  /** The stretch between two code points in UTF-16 units; null where it is empty or not in the text. */
  range(start: number, end: number): [number, number] | null;
}

export function quoted(text: string): Quoted {
  const map = offsetMap(text);
  const length = map.toCodePoint(text.length as never);
  return {
    text,
    range: (start, end) =>
      start < end && end <= length ? [map.toUtf16(codePoint(start)), map.toUtf16(codePoint(end))] : null,
  };
}

/** A segment of a file, spans ascending, in the answer, and quoting it. Ids are local to the sample. */
export function readSegment(
  { id, text, spans, quotes, parents }: SegmentFields,
  answer: Quoted,
  at: Path,
): StoredSegment | Fault {
  const inside: [number, number][] = [];
  for (const [index, [start, end]] of spans.entries()) {
    const range = answer.range(start, end);
    if (!range || range[0] < (inside.at(-1)?.[1] ?? 0)) return faultAt('offset', [...at, 'spans', index]);
    if (quotes && answer.text.slice(...range) !== quotes[index])
      return faultAt('quote', [...at, 'quotes', index]);
    inside.push(range);
  }
  if (quotes && quotes.length !== spans.length) return faultAt('quote', [...at, 'quotes']);
  return { id: String(id), text, spans: inside, parentIds: parents.map(String) };
}

/** A segment with its label; without a label where neither stage has a word. */
export function readLabelled(
  fields: LabelFields,
  answer: Quoted,
  reference: Quoted,
  { source, at }: { source: AnnotationFields['source']; at: Path },
): StoredLabel | Fault {
  const segment = readSegment(fields, answer, at);
  if ('reason' in segment) return segment;
  const {
    fact,
    logic,
    error_type,
    note,
    exposure,
    decided_at,
    revealed_at,
    first,
    guideline,
    clause,
    machine,
  } = fields;
  if (fact === null && logic === null) {
    const empty = error_type === null && fields.evidence.length === 0 && note === '' && decided_at === null;
    return empty ? { ...segment, label: null } : faultAt('verdict', [...at, 'fact']);
  }
  if (fact === null || logic === null) return faultAt('verdict', [...at, fact === null ? 'fact' : 'logic']);
  const evidence: Evidence[] = [];
  for (const [index, item] of fields.evidence.entries()) {
    const read = readEvidence(item, reference, source, [...at, 'evidence', index]);
    if ('reason' in read) return read;
    evidence.push(read);
  }
  const said = machine && readMachine(machine, reference, [...at, 'machine']);
  if (said && 'reason' in said) return said;
  const label = {
    fact,
    logic,
    errorType: error_type,
    evidence,
    note,
    exposure,
    first,
    guideline,
    clause,
    machine: said,
  };
  return { ...segment, label: { ...label, decidedAt: decided_at, revealedAt: revealed_at } };
}

/** Where a file does not say whose word it is, it is the word of whose label it stands in; a method's is no person's. */
function readEvidence(
  item: EvidenceFields,
  reference: Quoted,
  source: AnnotationFields['source'],
  at: Path,
): Evidence | Fault {
  const origin = item.origin ?? (source === 'method' ? 'method' : 'person');
  if (source === 'method' && origin !== 'method') return faultAt('field', [...at, 'origin']);
  if (item.relation === 'not_found') return { ...item, origin };
  const range = reference.range(item.start, item.end);
  if (!range) return faultAt('offset', [...at, 'start']);
  if (reference.text.slice(...range) !== item.quote) return faultAt('quote', [...at, 'quote']);
  return { relation: item.relation, start: range[0], end: range[1], quote: item.quote, origin };
}
