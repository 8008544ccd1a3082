import type { Stage } from '@/lib/typology/error-type';

/** Columns of a run that its view needs. */
export const RUN_FIELDS = {
  id: true,
  method: true,
  version: true,
  params: true,
  judges: true,
  state: true,
  total: true,
  done: true,
  failed: true,
  error: true,
  createdAt: true,
  finishedAt: true,
} as const;

export interface RunView {
  id: string;
  method: string;
  version: string;
  /** What the method was given; for the offline engine its threshold and where that comes from. */
  params: unknown;
  judges: Stage[];
  state: 'queued' | 'running' | 'paused' | 'done' | 'cancelled' | 'failed';
  /** Samples to read, read, and not readable. */
  total: number;
  done: number;
  failed: number;
  error: string | null;
  createdAt: string;
  finishedAt: string | null;
}

interface RunRow extends Omit<RunView, 'judges' | 'createdAt' | 'finishedAt'> {
  judges: string[];
  createdAt: Date;
  finishedAt: Date | null;
}

export function toRunView(row: RunRow): RunView {
  return {
    ...row,
    judges: row.judges as Stage[],
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
