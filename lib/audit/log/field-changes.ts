import type { z } from 'zod';
import type { shownSchema, fieldChangeSchema } from './view-schema';
/** A value as the audit log shows it: lists and objects as JSON. */
export type AuditValue = z.infer<typeof shownSchema>;

/** One field from one version to the next; null is "not there" or "nothing". */
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** Ids that name what a row is about, and are no change that anybody could read. */
const NAMING = ['segmentId', 'segmentationId'];

/** What differs between two sides of an audit row, in the order in which the fields stand there. */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  const fields = new Set([...Object.keys(from), ...Object.keys(to)]);
  // A side that was not written down says nothing of the fields of the other.
  const onlyAfter = before === null || before === undefined;
  return [...fields]
    .filter((field) => !NAMING.includes(field))
    .map((field) => ({ field, from: shown(from[field]), to: shown(to[field]) }))
    .filter((change) => change.from !== change.to && !(onlyAfter && change.to === null));
}

function fieldsOf(side: unknown): Record<string, unknown> {
  if (side === null || side === undefined) return {};
  return typeof side === 'object' && !Array.isArray(side) ? { ...side } : { value: side };
}

function shown(value: unknown): AuditValue {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.length === 0) return null;
  return JSON.stringify(value);
}
