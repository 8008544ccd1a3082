import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import type { TrialReading } from '../trial';
import { samplesOf } from './samples-of';

/** A dry run's reading of one sample beside the sample's texts. */
export type TrialSample = Omit<TrialReading, 'sampleId'> & {
  id: string;
  externalId: string;
  question: string;
  reference: string;
  answer: string;
  language: string;
};

/** What a dry run made of its samples, in order; none before it has ended. Fails with `not_found` for another run. For leads. */
export async function getTrial(ctx: Ctx, projectId: string, runId: string): Promise<TrialSample[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const where = { id: rowId(runId, 'run'), projectId, kind: 'trial' } as const;
  const run = await ctx.db.run.findFirst({
    where,
    select: { projectId: true, sampleIds: true, trial: true },
  });
  if (!run) fail({ code: 'not_found', object: 'run' });
  const readings = new Map(
    ((run.trial ?? []) as unknown as TrialReading[]).map((one) => [one.sampleId, one]),
  );
  const samples = await samplesOf(ctx.db, run);
  return samples.flatMap(({ ordinal: _, ...sample }): TrialSample[] => {
    const reading = readings.get(sample.id);
    return reading ? [{ ...sample, segments: reading.segments, failure: reading.failure }] : [];
  });
}
