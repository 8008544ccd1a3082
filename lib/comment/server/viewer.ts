import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { can, type Capability } from '@/lib/project/access';
import { WITH_HONEYPOTS } from '@/lib/project/server/honeypot-rounds';
import { requireProject } from '@/lib/project/server/require-project';
import { isBlind, type Viewer } from '../access';

export interface SampleViewer extends Viewer {
  /** Annotates and does not lead. */
  annotatesOnly: boolean;
}

/** Who looks at a sample's comments; fails with not_found for a sample of another project. */
export async function sampleViewer(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
  capability: Capability,
  options: { writes?: boolean } = {},
): Promise<SampleViewer> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), capability, options);
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  const sample = await ctx.db.sample.findFirst({
    where: { id: rowId(sampleId, 'sample'), projectId },
    select: {
      rounds: { where: { round: WITH_HONEYPOTS }, take: 1, select: { roundId: true } },
      annotations: {
        where: { source: 'annotator', author: { userId } },
        orderBy: { round: { number: 'desc' } },
        select: { state: true, peerCommentsSeenAt: true },
      },
    },
  });
  if (!sample) fail({ code: 'not_found', object: 'sample' });
  const leads = can(ctx.actor, access.role, 'lead');
  const annotatesOnly = !leads && can(ctx.actor, access.role, 'annotate');
  const own = sample.annotations[0];
  const blind = isBlind({
    annotatesOnly,
    submitted: own?.state === 'submitted',
    peersSeen: own?.peerCommentsSeenAt != null,
    mayBeHoneypot: sample.rounds.length > 0,
  });
  return { userId, blind, leads, annotates: access.may.annotate, annotatesOnly };
}
