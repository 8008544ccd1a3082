import type { StoredAnnotation } from '../stored';
import { faultAt, unfitText } from './faults';
import { readAnnotation } from './read-annotation';
import { crossFault, readSamplePart } from './read-record';
import { type ExactRow, refused, type Unit, type UnitReader } from './unit';

/** Reads the exact JSON Lines: a line is a sample with its annotations, taken whole or not at all. */
export function lineReader(): UnitReader {
  return { push: (rows) => rows.map(readLine), end: () => [] };
}

function readLine(row: ExactRow): Unit {
  if (row.fault) return refused([row], row.fault);
  const { annotations: given = [], ...own } = Object.fromEntries(row.values);
  const read = readSamplePart(own);
  if ('reason' in read) return refused([row], read);
  if (!Array.isArray(given)) return refused([row], faultAt('field', ['annotations']));
  const annotations: StoredAnnotation[] = [];
  for (const [index, value] of given.entries()) {
    const at = ['annotations', index];
    const annotation = unfitText(value, at) ?? readAnnotation(value, index, read, at);
    if ('reason' in annotation) return refused([row], annotation);
    annotations.push(annotation);
  }
  const cross = crossFault(annotations, read.sample.past);
  if (cross) return refused([row], cross[1]);
  const annotationIds = annotations.map(({ id }) => id);
  return { sample: { ...read.sample, annotations }, parts: [{ rows: [row], annotationIds }], rejected: [] };
}
