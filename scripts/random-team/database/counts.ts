import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import { sampleRecord } from '@/lib/exchange/contents/native/record';
import type { StoredSample } from '@/lib/exchange/contents/stored';
import { recount } from '@/lib/progress/recount';
import { figureDifferences, holdProject } from '@/lib/testing/numbers/kept-figures';
import { goldOfAnswers, readRawRows } from '@/lib/testing/numbers/raw-rows';
import type { TeamStudio } from './setup';

/** What home and the list of projects count is what the rows count, the gold by origin and verdict too. */
export async function countsAsStored(
  { db, projectId, lead, rule }: TeamStudio,
  stored: readonly (StoredSample & { id?: string })[],
): Promise<void> {
  await refreshGold(lead, projectId, { chunks: Infinity });
  const golds = stored.map((sample) => [sample.id!, sampleRecord(sample, rule).gold] as const);
  const all = recount(await readRawRows(db, projectId, goldOfAnswers(golds)));
  const { same, throwAny } = figureDifferences();
  await holdProject(lead, projectId, all, same);
  throwAny();
}
