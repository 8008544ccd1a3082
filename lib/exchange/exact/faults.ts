import type { z } from 'zod';
import { UNREADABLE } from '../decoder';
import { fault, type Fault, type RejectReason } from '../reject';

export type Path = readonly (string | number)[];

/** A path as scripts write it: annotations[0].segments[2].fact. */
export function columnOf(path: Path): string | null {
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

/** What zod found first, with the field's own reason where it has one. */
export function schemaFault({ issues: [issue] }: z.ZodError, at: Path): Fault {
  if (!issue) return faultAt('field', at);
  const path = [...at, ...(issue.path as (string | number)[])];
  if (issue.code === 'unrecognized_keys') return faultAt('field', [...path, issue.keys[0] ?? '']);
  const names = path.filter((key) => typeof key === 'string');
  const tooLong = issue.code === 'too_big' && issue.origin === 'string';
  if (tooLong) return faultAt('too_long', path, { limit: Number(issue.maximum) });
  return faultAt(REASONS[names.at(-1) ?? ''] ?? 'field', path);
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
