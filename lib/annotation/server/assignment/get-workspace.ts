import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { can, visibleTo } from '@/lib/project/access';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { isGeneratorHidden } from '@/lib/sample/server/hidden-generator';
import type { Stage } from '@/lib/typology/error-type';
import { accessTo } from '@/lib/annotation/access';
import { armOf } from '@/lib/annotation/exposure/arm';
import type { WorkspaceView } from '@/lib/annotation/view';
import { countProgress } from '../figures/count-progress';
import { findOwn } from './find-own';
import { annotationView } from '../labels/outcome';
import { loadSegments } from '../segments/load-segments';

const SAMPLE = {
  id: true,
  externalId: true,
  question: true,
  reference: true,
  answer: true,
  language: true,
  generator: true,
} as const;

const NOBODYS = '00000000-0000-0000-0000-000000000000';

/**
 * Everything the workspace shows of one person's annotation. Its author sees it, and a lead looks at it; to anybody else
 * it is not found. `by.sampleId` means the actor's own annotation of that sample, as findOwn has it.
 */
export async function getWorkspace(
  ctx: Ctx,
  by: { annotationId: string } | { sampleId: string },
): Promise<WorkspaceView> {
  const userId = ctx.actor.userId ?? '';
  const found = await ctx.db.annotation.findFirst({
    where: {
      source: 'annotator',
      project: visibleTo(ctx.actor),
      ...('annotationId' in by
        ? { id: rowId(by.annotationId, 'annotation') }
        : { id: (await findOwn(ctx.db, { sampleId: rowId(by.sampleId, 'sample'), userId })) ?? NOBODYS }),
    },
    include: {
      author: { select: { userId: true } },
      round: { select: { number: true, name: true, kind: true } },
      project: {
        select: {
          id: true,
          name: true,
          archivedAt: true,
          members: { where: { userId }, select: { role: true } },
        },
      },
      sample: {
        select: {
          ...SAMPLE,
          withdrawnAt: true,
          assignments: { where: { userId }, select: { roundId: true, state: true } },
        },
      },
      derivedFrom: { select: { run: { select: { method: true, version: true, judges: true } } } },
    },
  });
  if (!found) fail({ code: 'not_found', object: 'annotation' });
  const { members, archivedAt, ...project } = found.project;
  const { assignments, withdrawnAt, ...sample } = found.sample;
  const role = members[0]?.role ?? null;
  const mine = found.author?.userId === userId;
  if (!mine && !can(ctx.actor, role, 'lead')) fail({ code: 'not_found', object: 'annotation' });

  const run = found.derivedFrom?.run;
  const place = { projectId: project.id, sampleId: sample.id };
  const [nameless, segments, round, progress] = await Promise.all([
    isGeneratorHidden(ctx.db, place, visibilityOf(ctx.actor, role)),
    loadSegments(ctx.db, found),
    roundView(ctx.db, found),
    countProgress(
      ctx.db,
      { projectId: project.id, userId: found.author?.userId ?? '' },
      { sampleId: sample.id, training: found.round?.kind === 'training' },
    ),
  ]);
  return {
    project,
    sample: { ...sample, generator: nameless ? null : sample.generator },
    annotation: annotationView(found),
    segments,
    arm: armOf(found),
    round,
    returned: found.returnReason,
    method: run ? { id: run.method, version: run.version, judges: run.judges as Stage[] } : null,
    progress: { ...progress, atHand: withdrawnAt === null },
    ...accessTo({
      mine,
      archived: archivedAt !== null,
      withdrawn: withdrawnAt !== null,
      annotates: can(ctx.actor, role, 'annotate'),
      claim: assignments.find(({ roundId }) => roundId === found.roundId)?.state ?? null,
      state: found.state,
      training: found.round?.kind === 'training',
    }),
  };
}

/** What the workspace says of the round; nothing where there is but one, unless it is for training. */
async function roundView(
  db: Db,
  { projectId, round }: { projectId: string; round: { number: number; name: string; kind: string } | null },
): Promise<WorkspaceView['round']> {
  if (!round) return null;
  const { number, name, kind } = round;
  const training = kind === 'training';
  const plain = number === 1 && name === '' && !training;
  const only = plain && (await db.round.count({ where: { projectId } })) === 1;
  return only ? null : { number, name, training };
}
