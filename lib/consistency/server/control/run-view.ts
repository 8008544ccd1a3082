import type { Prisma } from '@/generated/prisma/client';
import { fromMicros } from '@/lib/llm/price';
import type { Stage } from '@/lib/typology/error-type';
import { OPEN_BATCH } from '../batches/open-batch';
import type { RunAccount, RunView } from '@/lib/consistency/run-schema';

/** Columns of a run that its view needs. */
export const RUN_FIELDS = {
  id: true,
  method: true,
  version: true,
  params: true,
  judges: true,
  state: true,
  kind: true,
  imported: true,
  total: true,
  done: true,
  failed: true,
  error: true,
  pausedUntil: true,
  createdAt: true,
  finishedAt: true,
  model: true,
  groupId: true,
  endpoint: { select: { id: true, name: true } },
  budgetMicros: true,
  spentMicros: true,
  calls: true,
  reused: true,
  faults: true,
  promptTokens: true,
  cachedTokens: true,
  completionTokens: true,
  inBatches: true,
  batches: { where: OPEN_BATCH, select: { calls: true, answered: true } },
} as const satisfies Prisma.RunSelect;

type RunRow = Prisma.RunGetPayload<{ select: typeof RUN_FIELDS }>;

export function toRunView(row: RunRow): RunView {
  const { id, method, version, params, judges, state, kind, imported, total, done, failed, error } = row;
  return {
    id,
    method,
    version,
    params,
    judges: judges as Stage[],
    state,
    kind,
    imported,
    total,
    done,
    failed,
    error,
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    groupId: row.groupId,
    account: row.model === null ? null : toAccount(row, row.model),
  };
}

function toAccount(row: RunRow, model: string): RunAccount {
  return {
    endpoint: row.endpoint,
    model,
    calls: row.calls,
    reused: row.reused,
    budget: fromMicros(row.budgetMicros),
    spent: fromMicros(row.spentMicros),
    promptTokens: Number(row.promptTokens),
    cachedTokens: Number(row.cachedTokens),
    completionTokens: Number(row.completionTokens),
    faults: row.faults as Record<string, number>,
    batches: row.inBatches ? toBatches(row.batches) : null,
  };
}

const toBatches = (batches: RunRow['batches']): RunAccount['batches'] => ({
  open: batches.length,
  calls: batches.reduce((sum, { calls }) => sum + calls, 0),
  answered: batches.reduce((sum, { answered }) => sum + answered, 0),
});
