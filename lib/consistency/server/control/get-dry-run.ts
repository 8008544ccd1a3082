import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import type { JudgedSegment, MethodInput } from '@/lib/consistency/method';
import type { DryRunPrediction } from '@/lib/consistency/dry-run';
import { samplesOf } from './samples-of';

/** A segment with the replies that it rests on, to the letter, in the order of the stages. */
export type DryRunSegment = JudgedSegment & { replies: { key: string; prompt: string; text: string }[] };

/** A dry run's prediction for one sample, with the sample's texts. */
export interface DryRunSample extends MethodInput {
  id: string;
  externalId: string;
  segments: DryRunSegment[];
  failure: DryRunPrediction['failure'];
}

/** What a dry run made of its samples, in order; none before it has ended. Fails with `not_found` for another run. For leads. */
export async function getDryRun(ctx: Ctx, projectId: string, runId: string): Promise<DryRunSample[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const where = { id: rowId(runId, 'run'), projectId, kind: 'dry_run' } as const;
  const run = await ctx.db.run.findFirst({
    where,
    select: { projectId: true, sampleIds: true, dryRun: true },
  });
  if (!run) fail({ code: 'not_found', object: 'run' });
  const predictions = (run.dryRun ?? []) as unknown as DryRunPrediction[];
  const withReplies = await repliesOf(ctx.db, predictions);
  const samples = await samplesOf(ctx.db, run);
  return samples.flatMap(({ ordinal: _, ...sample }): DryRunSample[] => {
    const prediction = predictions.find(({ sampleId }) => sampleId === sample.id);
    if (!prediction) return [];
    return [{ ...sample, segments: prediction.segments.map(withReplies), failure: prediction.failure }];
  });
}

/** Looks the raw replies of all segments up at once. */
async function repliesOf(db: Db, predictions: readonly DryRunPrediction[]) {
  const keysOf = ({ machine }: JudgedSegment): string[] => Object.values(machine.steps?.replies ?? {}).flat();
  const keys = predictions.flatMap(({ segments }) => segments.flatMap(keysOf));
  const rows = await db.storedReply.findMany({
    where: { key: { in: [...new Set(keys)] } },
    select: { key: true, prompt: true, text: true },
  });
  const known = new Map(rows.map((row) => [row.key, row]));
  return (segment: JudgedSegment): DryRunSegment => ({
    ...segment,
    replies: keysOf(segment).flatMap((key) => known.get(key) ?? []),
  });
}
