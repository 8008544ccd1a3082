import type { z } from 'zod';
import { UNREADABLE } from '../../../parse/decoder';
import { fault, type Fault, type RejectReason } from '../../../parse/reject';

export type Path = readonly (string | number)[];

/** A path as scripts write it: annotations[0].segments[2].fact. */
function columnOf(path: Path): string | null {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return text === '' ? null : text.replace(/^\./, '');
}

export const faultAt = (reason: RejectReason, path: Path, detail: Fault['detail'] = {}): Fault =>
  fault(reason, columnOf(path), detail);

const REASONS: Record<string, RejectReason> = {
  error_type: 'error_type',
  fact: 'verdict',
  logic: 'verdict',
  verdict: 'verdict',
  spans: 'offset',
  start: 'offset',
  end: 'offset',
};

/** Everything that zod found in a value, each with the field's own reason where it has one. */
export function schemaFaults({ issues }: z.ZodError, value: unknown, at: Path): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    const inside = issue.path as (string | number)[];
    const path = [...at, ...inside];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => faultAt('unknown_field', [...path, key]));
    if (inside.length > 0 && valueAt(value, inside) === undefined) return [faultAt('missing', path)];
    if (issue.code === 'too_big' && issue.origin === 'string')
      return [faultAt('too_long', path, { limit: Number(issue.maximum) })];
    const names = path.filter((key) => typeof key === 'string');
    return [faultAt(REASONS[names.at(-1) ?? ''] ?? 'field', path)];
  });
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? (inside as never)[key] : undefined),
    value,
  );
}

/** The first text under a value that the database cannot hold or that was not readable; null when all is well. */
export function unfitText(value: unknown, at: Path): Fault | null {
  if (typeof value === 'string') {
    if (value.includes('\0')) return faultAt('nul', at);
    if (value.isWellFormed()) return null;
    return faultAt(value.includes(UNREADABLE) ? 'bytes' : 'lone_surrogate', at);
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = unfitText(key, at) ?? unfitText(part, [...at, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}
