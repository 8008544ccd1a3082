import { CONTENT_RECORDS, type ContentKind } from '../project-content';
import { schemaFaults, unfitText } from './faults';
import { type NativeRow, refused, type NativeUnit } from './unit';

/** A row that holds a record of the whole project. */
export function parseContent(row: NativeRow, kind: ContentKind, value: unknown): NativeUnit {
  const unfit = unfitText(value, []);
  if (unfit) return refused([row], [unfit]);
  const parsed = CONTENT_RECORDS[kind].safeParse(value);
  if (!parsed.success) return refused([row], schemaFaults(parsed.error, value, []));
  return { sample: null, content: parsed.data, parts: [{ rows: [row], annotationIds: [] }], rejected: [] };
}
