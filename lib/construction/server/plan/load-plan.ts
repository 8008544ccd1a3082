import type { Db } from '@/lib/db/client';
import { type PlanCell, planCellsSchema } from '../../plan/plan';

/** A project's plan; without a cell where it has none. */
export async function loadPlan(
  db: Db,
  projectId: string,
): Promise<{ cells: PlanCell[]; least: number | null }> {
  const row = await db.compositionPlan.findUnique({ where: { projectId } });
  return { cells: row ? planCellsSchema.parse(row.cells) : [], least: row?.leastAccepted ?? null };
}
