import type pg from 'pg';
import { textArray } from '@/lib/db/text-array';
import type { Fault } from '../../parse/reject';

/** A row that is not taken. */
export interface Rejected {
  /** Number of the row, from 1. */
  position: number;
  /** Line on which it begins, from 1. */
  line: number;
  /** All that is wrong with it, at least one thing. */
  faults: readonly Fault[];
  excerpt: string;
}

const INSERT = `
  INSERT INTO "ImportReject" ("importId", "position", "line", "column", "reason", "detail", "excerpt", "faults")
  SELECT $1, "position"::int, "line"::int, "column", "reason", "detail"::jsonb, "excerpt", "faults"::jsonb
  FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
    AS row("position", "line", "column", "reason", "detail", "excerpt", "faults")`;

/** Writes down rows that were not taken, each with its line and reason. */
export async function insertRejects(
  client: pg.Client,
  importId: string,
  rejected: readonly Rejected[],
): Promise<void> {
  if (rejected.length === 0) return;
  const column = (of: (row: Rejected) => string | null) => textArray(rejected.map(of));
  await client.query(INSERT, [
    importId,
    column(({ position }) => String(position)),
    column(({ line }) => String(line)),
    column(({ faults }) => faults[0]!.column),
    column(({ faults }) => faults[0]!.reason),
    column(({ faults }) => JSON.stringify(faults[0]!.detail)),
    column((row) => row.excerpt),
    column(({ faults }) => JSON.stringify(faults)),
  ]);
}
