import { storedFlip } from '../flips';
import type { Fault } from '../reject';
import type { StoredAnnotation, StoredLabel } from '../stored';
import { annotationFault } from './annotation-fault';
import { type Path, schemaFault } from './faults';
import { type Quoted, readLabelled } from './read-segment';
import { type AnnotationFields, annotationSchema } from './schema';

/**
 * One annotation of an exact file, checked against its sample's texts and the rules of the data; else what is wrong with
 * it and where. Its id is its index in the file, and `derivedFromId` the index of another one.
 */
export function readAnnotation(
  value: unknown,
  index: number,
  texts: { answer: Quoted; reference: Quoted },
  at: Path,
): StoredAnnotation | Fault {
  const parsed = annotationSchema.safeParse(value);
  if (!parsed.success) return schemaFault(parsed.error, at);
  const labels: StoredLabel[] = [];
  for (const [position, segment] of parsed.data.segments.entries()) {
    const read = readLabelled(segment, texts.answer, texts.reference, {
      source: parsed.data.source,
      at: [...at, 'segments', position],
    });
    if ('reason' in read) return read;
    labels.push(read);
  }
  const annotation = stored(parsed.data, index, labels);
  return annotationFault(annotation, parsed.data.gold_origin, at) ?? annotation;
}

function stored(fields: AnnotationFields, index: number, labels: StoredLabel[]): StoredAnnotation {
  const { source, annotator, annotator_no, method, derived_from } = fields;
  const { state, superseded, verdict, confirmed, changed, note } = fields;
  return {
    ...{ source, state, superseded, verdict, confirmed, changed, note, labels },
    id: String(index),
    author: annotator,
    authorNumber: annotator === null ? null : (annotator_no ?? 1),
    run: method && {
      ...{
        method: method.id,
        version: method.version,
        model: method.model,
        judges: method.judges,
        runAt: method.run_at,
      },
      params: method.params ?? {},
    },
    derivedFromId: derived_from === null ? null : String(derived_from),
    round: fields.round,
    policy: fields.policy,
    control: fields.control,
    flips: fields.flips.map(storedFlip),
    flagReason: fields.flag,
    activeMs: fields.active_ms,
    createdAt: fields.created_at,
    submittedAt: fields.submitted_at,
  };
}
