import type { Import } from '@/generated/prisma/client';
import type { AppError } from '@/lib/errors';
import type { ImportNote } from '../../import/import-notes';
import type { ImportView } from '../../import/view';

export function importView(row: Import): ImportView {
  const error = row.error as AppError | null;
  const { id, fileName, state, rows, added, same, rejected } = row;
  return {
    id,
    fileName,
    state,
    rows,
    added,
    same,
    rejected,
    bytes: Number(row.bytes),
    size: row.size === null ? null : Number(row.size),
    modified: row.modifiedAt?.getTime() ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    issues: error?.code === 'invalid' ? error.issues : [],
    notes: row.notes as unknown as ImportNote[],
  };
}
