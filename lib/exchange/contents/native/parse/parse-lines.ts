import { isContentKind } from '../project-content';
import type { Fault } from '../../../parse/reject';
import { faultAt, unfitText } from './faults';
import { parseAnnotation } from './parse-annotation';
import { parseContent } from './parse-content';
import { crossFaults, parseSamplePart } from './parse-record';
import { type NativeRow, refused, type NativeUnit, type UnitReader } from './unit';

/** How lines are read whose times are not told. */
interface LineOptions {
  /** Every verdict of a person is decided, also in a draft: so it is in files that tell no times. */
  decided: boolean;
}

/** Reads native JSON Lines: a line is a sample with its annotations, or a record of the project, taken whole or not at all. */
export function lineReader(now: string, { decided }: LineOptions = { decided: false }): UnitReader {
  return { push: (rows) => rows.map((row) => readLine(row, { now, decided })), end: () => [] };
}

function readLine(row: NativeRow, times: { now: string } & LineOptions): NativeUnit {
  if (row.fault) return refused([row], [row.fault]);
  const { annotations: given = [], ...own } = Object.fromEntries(row.values);
  const { record } = own;
  if (isContentKind(record)) return parseContent(row, record, own);
  const faults: Fault[] = [];
  if (record !== undefined && record !== 'sample') return refused([row], [faultAt('record', ['record'])]);
  const read = parseSamplePart(own, faults);
  if (!Array.isArray(given)) faults.push(faultAt('field', ['annotations']));
  if (!read || !Array.isArray(given)) return refused([row], faults);
  const annotations = given.flatMap((value: unknown, index) => {
    const at = ['annotations', index];
    const unfit = unfitText(value, at);
    if (unfit) faults.push(unfit);
    return unfit ? [] : (parseAnnotation(value, index, { ...read, ...times }, at, faults) ?? []);
  });
  if (faults.length > 0) return refused([row], faults);
  const sample = { ...read.sample, annotations };
  const cross = crossFaults(sample);
  if (cross.length > 0)
    return refused(
      [row],
      cross.map(([, fault]) => fault),
    );
  const annotationIds = annotations.map(({ id }) => id);
  return { sample, parts: [{ rows: [row], annotationIds }], rejected: [] };
}
