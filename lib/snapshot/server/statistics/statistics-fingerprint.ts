import type { Db } from '@/lib/db/client';
import { boardFingerprint } from '@/lib/evaluation/server/board/board-fingerprint';

/** By what statistics know that they were made of these samples, this gold, these labels and predictions. */
export async function statisticsFingerprint(db: Db, projectId: string): Promise<string> {
  const samples = await db.sample.count({ where: { projectId, withdrawnAt: null } });
  return `${samples} ${await boardFingerprint(db, projectId)}`;
}
