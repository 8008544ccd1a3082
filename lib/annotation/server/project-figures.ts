import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { eyesOf } from '@/lib/sample/server/eyes-of';
import { standsFor } from '@/lib/sample/server/sample-state';
import { countWaiting } from './count-waiting';
import { readTally } from './read-tally';

/** What the home of a project counts. Withdrawn samples count as nothing but withdrawn; an annotator sees of people's only their own. */
export interface ProjectFigures {
  samples: number;
  withdrawn: number;
  /** Samples with a reading by a method. */
  prefilled: number;
  /** Samples that wait for somebody (lib/sample/server/sample-state.ts). */
  open: number;
  /** Places taken and not yet submitted, and submitted ones. */
  claimed: number;
  submitted: number;
  flagged: number;
  /** Submitted annotations by people, by what they say of the answer. */
  verdicts: { consistent: number; inconsistent: number; undecided: number };
  /** Labels of submitted annotations that stand as pre-filled, and that do not. */
  acceptance: { confirmed: number; changed: number };
}

/** Counts of a project as they are now. */
export async function projectFigures(ctx: Ctx, projectId: string): Promise<ProjectFigures> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const eyes = eyesOf(ctx.actor, access.role);
  const stands = await standsFor(ctx.db, projectId, eyes);
  const { userId } = stands;
  const [tally, withdrawn, claimed, { open, waiting }] = await Promise.all([
    readTally(ctx.db, projectId, eyes),
    ctx.db.sample.count({ where: { projectId, withdrawnAt: { not: null } } }),
    ctx.db.assignment.count({
      where: {
        ...{ projectId, state: 'claimed', reservedUntil: null, sample: { withdrawnAt: null } },
        ...(userId !== null && { userId }),
      },
    }),
    countWaiting(ctx.db, projectId, stands),
  ]);
  const samples = tally('samples');
  return {
    ...{ samples, withdrawn, open, claimed, submitted: samples - waiting },
    ...{ prefilled: tally('prefilled'), flagged: tally('flagged') },
    verdicts: {
      consistent: tally('consistent'),
      inconsistent: tally('inconsistent'),
      undecided: tally('undecided'),
    },
    acceptance: { confirmed: tally('confirmed'), changed: tally('changed') },
  };
}
