import { z } from 'zod';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import { EXPOSURES } from '@/lib/annotation/view';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import type { StoredFlip, StoredVerdict } from '../stored';

// Lines of the ledger of flips as files hold them: verdicts with `error_type`, segments by their number in the file.

const verdict = z.strictObject({
  fact: z.enum(VERDICTS),
  logic: z.enum(VERDICTS),
  error_type: z.enum(ERROR_TYPES).nullable(),
});

export const flipSchema = z.strictObject({
  segment: z.number().int().min(0),
  at: z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString()),
  method: z.string().max(200),
  exposure: z.enum(EXPOSURES),
  before: verdict.nullable(),
  after: verdict.nullable(),
  machine: verdict,
});
export type FlipFields = z.infer<typeof flipSchema>;

/** A line for a file; `number` gives a segment's number there. */
export function flipRecord(
  { segmentId, at, method, exposure, before, after, machine }: StoredFlip,
  number: (segmentId: string) => number,
): FlipFields {
  const said = { before: before && filed(before), after: after && filed(after), machine: filed(machine) };
  return { segment: number(segmentId), at, method, exposure, ...said };
}

/** A line of a file; its segment's id is the number there. */
export function storedFlip({
  segment,
  at,
  method,
  exposure,
  before,
  after,
  machine,
}: FlipFields): StoredFlip {
  const said = { before: before && kept(before), after: after && kept(after), machine: kept(machine) };
  return { segmentId: String(segment), at, method, exposure, ...said };
}

const filed = ({ fact, logic, errorType }: StoredVerdict) => ({ fact, logic, error_type: errorType });
const kept = ({ fact, logic, error_type }: z.infer<typeof verdict>): StoredVerdict => ({
  fact,
  logic,
  errorType: error_type,
});
