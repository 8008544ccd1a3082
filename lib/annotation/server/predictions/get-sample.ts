import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { isGeneratorHidden } from '@/lib/sample/server/hidden-generator';
import { arePredictionsHidden } from '@/lib/sample/server/hidden-predictions';
import { isSourceHidden } from '@/lib/sample/server/hidden-source';
import { findState } from '@/lib/sample/server/sample-state';
import type { SampleDetail } from '@/lib/annotation/sample-detail';
import { findOwn } from '../assignment/find-own';
import { loadHistory } from '../labels/load-history';
import { listPredictionsAndAnnotations } from './list-predictions-and-annotations';

/**
 * One sample with every annotation of it side by side, latest first, and its history. An annotator sees their own annotation and,
 * where the judge is not kept from them, the methods', and of the history their own acts, so that nobody leads them. What
 * the source claims of the answer, in its label or other columns, is kept from them together with the judge, and while there
 * are honeypots; then the sample's state is how it stands with themselves. The generator's name is there where they may read it.
 */
export async function getSample(ctx: Ctx, projectId: string, sampleId: string): Promise<SampleDetail> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const visibility = visibilityOf(ctx.actor, access.role);
  const sample = await ctx.db.sample.findFirst({
    where: { id: rowId(sampleId, 'sample'), projectId },
  });
  if (!sample) fail({ code: 'not_found', object: 'sample' });
  const hidden = await arePredictionsHidden(ctx.db, { projectId, sampleId }, visibility);
  const untold = await isSourceHidden(ctx.db, { projectId, sampleId }, visibility);
  const nameless = await isGeneratorHidden(ctx.db, { projectId, sampleId }, visibility);
  const [number, predictions, history, own, state] = await Promise.all([
    ctx.db.sample.count({ where: { projectId, ordinal: { lte: sample.ordinal } } }),
    listPredictionsAndAnnotations(ctx.db, sampleId, visibility, hidden),
    loadHistory(ctx.db, sampleId, visibility),
    findOwn(ctx.db, { sampleId, userId: ctx.actor.userId ?? '' }),
    findState(ctx.db, { projectId, sampleId }, visibility),
  ]);
  const { id, externalId, question, reference, answer, language } = sample;
  return {
    id,
    number,
    externalId,
    question,
    reference,
    answer,
    language,
    generator: nameless ? null : sample.generator,
    coarse: untold
      ? { verdict: null, errorType: null }
      : { verdict: sample.coarseLabel, errorType: sample.coarseType },
    metadata: untold ? {} : sample.metadata,
    methodHidden: hidden,
    state,
    withdrawnReason: sample.withdrawnReason,
    createdAt: sample.createdAt.toISOString(),
    predictions,
    history,
    ownAnnotationId: own,
  };
}
