import type { Ctx } from '@/lib/auth/ctx';
import { DEFAULT_PREFILL_METHOD } from '@/lib/consistency/methods/registry';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { createProject } from '@/lib/project/server/create-project';
import { deleteProject } from '@/lib/project/server/delete-project';
import { sampleRecord } from '../../contents/native/record';
import { toStored } from '../../sample-project/to-stored';
import { loadSampleProject } from './load-sample-project';
import { receiveImport } from '../import/receive-import';
import { startImport } from '../import/start-import';
import { ingestImport } from '../ingest/ingest-import';

const NAME = 'Sample project · 示例项目';
const DESCRIPTION =
  'Twenty-eight samples in Chinese and English with the annotations of two annotators, to try everything on. 中英文样本二十八条，附两位标注者的标注，供试用。';

/**
 * The sample project with its gold, and the offline engine's run over it waiting for a worker. One that is there already
 * stays; half of one, left by a start that was killed, is made again.
 */
export async function addSampleProject(ctx: Ctx): Promise<{ id: string; added: boolean }> {
  const found = await ctx.db.project.findFirst({
    where: { isSample: true },
    select: { id: true, name: true, _count: { select: { runs: true } } },
  });
  if (found && found._count.runs > 0) return { id: found.id, added: false };
  if (found) await deleteProject(ctx, found.id, found.name);

  const { id } = await createProject(ctx, { name: NAME, description: DESCRIPTION });
  await ctx.db.project.update({ where: { id }, data: { isSample: true } });
  const { id: importId } = await receiveImport(ctx, id, 'sample-project.jsonl', lines());
  await startImport(ctx, importId);
  await ingestImport(ctx, importId, new AbortController().signal);
  // Gold that came with a file closes its sample; here everything is still to be tried.
  await ctx.db.roundSample.updateMany({ where: { round: { projectId: id } }, data: { openPlaces: 1 } });
  await startRun(ctx, id, { method: DEFAULT_PREFILL_METHOD });
  return { id, added: true };
}

async function* lines(): AsyncGenerator<Buffer> {
  for (const { sample, reference } of await loadSampleProject())
    yield Buffer.from(`${JSON.stringify(sampleRecord(toStored(sample, reference)))}\n`);
}
