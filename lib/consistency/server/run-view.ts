import type { Prisma } from '@/generated/prisma/client';
import { fromMicros } from '@/lib/llm/price';
import type { Stage } from '@/lib/typology/error-type';

/** Columns of a run that its view needs. */
export const RUN_FIELDS = {
  ...{
    id: true,
    method: true,
    version: true,
    params: true,
    judges: true,
    state: true,
    kind: true,
    imported: true,
  },
  ...{ total: true, done: true, failed: true, error: true, createdAt: true, finishedAt: true },
  ...{ model: true, endpoint: { select: { id: true, name: true } } },
  ...{ budgetMicros: true, spentMicros: true, calls: true, reused: true, faults: true },
  ...{ promptTokens: true, cachedTokens: true, completionTokens: true },
} as const satisfies Prisma.RunSelect;

/** What a run has asked of its model so far. Money in the currency of the endpoint's prices. */
export interface RunAccount {
  endpoint: { id: string; name: string } | null;
  model: string;
  /** Null: no limit was set. */
  budget: number | null;
  spent: number;
  calls: number;
  /** Replies that the store had. */
  reused: number;
  promptTokens: number;
  /** Of the prompts, what the provider had in its own cache. */
  cachedTokens: number;
  completionTokens: number;
  /** How often each kind of fault was met. */
  faults: Record<string, number>;
}

export interface RunView {
  id: string;
  method: string;
  version: string;
  /** What the method was given; for the offline engine its threshold and where that comes from. */
  params: unknown;
  judges: Stage[];
  state: 'queued' | 'running' | 'paused' | 'done' | 'cancelled' | 'failed';
  kind: 'full' | 'trial';
  /** It ran elsewhere, and its readings came with a file. */
  imported: boolean;
  /** Samples to read, read, and not readable. */
  total: number;
  done: number;
  failed: number;
  error: string | null;
  createdAt: string;
  finishedAt: string | null;
  /** Null for a method that asks no model. */
  account: RunAccount | null;
}

type RunRow = Prisma.RunGetPayload<{ select: typeof RUN_FIELDS }>;

export function toRunView(row: RunRow): RunView {
  const { id, method, version, params, judges, state, kind, imported, total, done, failed, error } = row;
  return {
    ...{ id, method, version, params, judges: judges as Stage[], state, kind, imported },
    ...{ total, done, failed, error },
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    account: row.model === null ? null : toAccount(row, row.model),
  };
}

function toAccount(row: RunRow, model: string): RunAccount {
  return {
    ...{ endpoint: row.endpoint, model, calls: row.calls, reused: row.reused },
    budget: fromMicros(row.budgetMicros),
    spent: fromMicros(row.spentMicros),
    promptTokens: Number(row.promptTokens),
    cachedTokens: Number(row.cachedTokens),
    completionTokens: Number(row.completionTokens),
    faults: row.faults as Record<string, number>,
  };
}
