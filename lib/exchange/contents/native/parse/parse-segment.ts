import type { Evidence } from '@/lib/annotation/evidence/evidence';
import { codePoint, offsetMap } from '@/lib/text/offsets';
import type { Fault } from '../../../parse/reject';
import type { StoredAnnotation, StoredLabel, StoredSegment } from '../../stored';
import { faultAt, type Path } from './faults';
import { parseMachine } from './parse-machine';
import { storedOf } from '../fields/field';
import { type EvidenceFields, LABEL_FIELDS } from '../fields/label-fields';
import type { LabelFields, SegmentFields } from './schema';

/** A text with its offsets as files count them. */
export interface Quoted {
  text: string;
  /** The span between two code points in UTF-16 units; null where it is empty or not in the text. */
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

/**
 * A segment of a file, spans ascending, in the answer, and quoting it; null with its faults where it is none. A text that is
 * left away is what stands under the spans, spans that are left away are where the text stands next, from `after` on. Ids are
 * local to the sample; segments without one are the same where their texts and spans are.
 */
export function parseSegment(
  fields: SegmentFields,
  answer: Quoted,
  at: Path,
  faults: Fault[],
  after = 0,
): StoredSegment | null {
  const spans = fields.spans ? spansOf(fields, answer, at, faults) : found(fields.text, answer, after);
  if (!spans) {
    if (!fields.spans)
      faults.push(faultAt(fields.text === undefined ? 'missing' : 'offset', [...at, 'spans']));
    return null;
  }
  const text = fields.text ?? spans.map((range) => answer.text.slice(...range)).join(' ');
  if (text === '') {
    faults.push(faultAt('missing', [...at, 'text']));
    return null;
  }
  const id = fields.id === undefined ? `@${JSON.stringify([text, spans])}` : String(fields.id);
  return { id, text, spans, parentIds: fields.parents.map(String) };
}

function spansOf(
  { spans = [], quotes }: SegmentFields,
  answer: Quoted,
  at: Path,
  faults: Fault[],
): [number, number][] | null {
  const before = faults.length;
  const inside: [number, number][] = [];
  for (const [index, [start, end]] of spans.entries()) {
    const range = answer.range(start, end);
    if (!range || range[0] < (inside.at(-1)?.[1] ?? 0))
      faults.push(faultAt('offset', [...at, 'spans', index]));
    else {
      if (quotes && answer.text.slice(...range) !== quotes[index])
        faults.push(faultAt('quote', [...at, 'quotes', index]));
      inside.push(range);
    }
  }
  if (quotes && quotes.length !== spans.length) faults.push(faultAt('quote', [...at, 'quotes']));
  return faults.length > before ? null : inside;
}

function found(text: string | undefined, answer: Quoted, after: number): [number, number][] | null {
  const start = text === undefined ? -1 : answer.text.indexOf(text, after);
  return start < 0 ? null : [[start, start + text!.length]];
}

/** A segment with its label; without a label where neither stage has a word. Null with its faults where it is none. */
export function parseLabelled(
  fields: LabelFields,
  texts: { answer: Quoted; reference: Quoted },
  { source, at }: { source: StoredAnnotation['source']; at: Path },
  faults: Fault[],
  after: number,
): StoredLabel | null {
  const before = faults.length;
  const segment = parseSegment(fields, texts.answer, at, faults, after);
  const { fact, logic, error_type, note, decided_at } = fields;
  if (fact === null && logic === null) {
    const silent = error_type === null && fields.evidence.length === 0 && note === '' && !decided_at;
    if (!silent) faults.push(faultAt('verdict', [...at, 'fact']));
    return segment && { ...segment, label: null };
  }
  if (fact === null || logic === null)
    faults.push(faultAt('missing', [...at, fact === null ? 'fact' : 'logic']));
  const evidence = fields.evidence.flatMap((item, index) => {
    const read = parseEvidence(item, texts.reference, source, [...at, 'evidence', index]);
    if ('reason' in read) faults.push(read);
    return 'reason' in read ? [] : [read];
  });
  const machine = fields.machine && parseMachine(fields.machine, texts.reference, [...at, 'machine']);
  if (machine && 'reason' in machine) faults.push(machine);
  if (!segment || fact === null || logic === null || (machine && 'reason' in machine)) return null;
  if (faults.length > before) return null;
  const decidedAt = decided_at ?? null;
  return {
    ...segment,
    label: { ...storedOf(LABEL_FIELDS, fields), fact, logic, evidence, decidedAt, machine },
  };
}

/** Where a file does not say whose word it is, it is the word of whose label it stands in; a method's is no person's. */
function parseEvidence(
  item: EvidenceFields,
  reference: Quoted,
  source: StoredAnnotation['source'],
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
