import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { calibrateScores } from '../../score-calibration';
import { scoredLabels } from './scored-labels';

/**
 * Calibrates the scores of every method and model of a project by the labels that there are now, and keeps it with their
 * runs, where queues find it.
 */
export async function refreshCalibrations(db: Db, projectId: string): Promise<void> {
  const scorers = await db.run.groupBy({
    by: ['method', 'version', 'model'],
    where: { projectId, kind: 'full' },
  });
  for (const { method, version, model } of scorers) {
    const found = calibrateScores(await scoredLabels(db, projectId, { method, version, model }));
    const scoreCalibration = found.calibrated
      ? { slope: found.slope, intercept: found.intercept }
      : Prisma.DbNull;
    await db.run.updateMany({ where: { projectId, method, version, model }, data: { scoreCalibration } });
  }
}

/** Projects with scored predictions in which somebody submitted since a time. */
export async function newlyLabelled(db: Db, since: Date): Promise<string[]> {
  const rows = await db.annotation.findMany({
    where: { source: 'annotator', submittedAt: { gt: since } },
    distinct: ['projectId'],
    select: { projectId: true },
  });
  return rows.map(({ projectId }) => projectId);
}
