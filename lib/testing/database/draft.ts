import type { PrismaClient } from '@/generated/prisma/client';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { getWorkspace } from '@/lib/annotation/server/assignment/get-workspace';
import type { WorkspaceView } from '@/lib/annotation/view';
import type { Ctx } from '@/lib/auth/ctx';
import type { ExposureSettings } from '@/lib/project/exposure-policy';
import { type BuiltSample, member, project, sample } from './builders';
import { methodPrediction } from '../judge/method-prediction';

export interface TestDraft {
  projectId: string;
  sampleId: string;
  annotationId: string;
  annotator: Ctx & { userId: string };
  /** As the annotator first sees it. */
  view: WorkspaceView;
}

/** A project with one sample, pre-filled by a method unless told otherwise, and claimed by an annotator. */
export async function draft(
  db: PrismaClient,
  options: { prefilled?: boolean; exposure?: ExposureSettings; texts?: BuiltSample } = {},
): Promise<TestDraft> {
  const { id: projectId } = await project(db);
  const { policy = 'prefilled', controlShare = 0 } = options.exposure ?? {};
  await db.project.update({ where: { id: projectId }, data: { exposurePolicy: policy, controlShare } });
  const { id: sampleId } = await sample(db, projectId, options.texts);
  if (options.prefilled ?? true) await methodPrediction(db, projectId, [sampleId]);
  const annotator = await member(db, projectId, 'annotator');
  const claim = await claimSample(annotator, projectId);
  if (!claim) throw new Error('the queue gave nothing');
  const { annotationId } = claim;
  return { projectId, sampleId, annotationId, annotator, view: await getWorkspace(annotator, claim) };
}
