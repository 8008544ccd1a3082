import { countToAdjudicate, type ToAdjudicate } from '@/lib/adjudication/server/queue/count-to-adjudicate';
import { listStalled, type StalledPlaces } from '@/lib/annotation/server/assignment/list-stalled';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { shownTo } from '@/lib/notice/server/shown-to';
import { requireProject } from '@/lib/project/server/require-project';
import { listVoidChecks, type VoidCheck } from '@/lib/round/server/known/list-void-checks';

/** Samples of open threads that are named; of more there is the count alone. */
const NAMED = 3;

/** What of a project waits for a lead. */
export interface Waiting {
  adjudicate: ToAdjudicate;
  /** Threads that nobody has resolved, and the samples of those that wait longest. */
  threads: { count: number; samples: { id: string; externalId: string }[] };
  /** Mentions of the lead and replies to them, not read. */
  mentions: number;
  stalled: StalledPlaces[];
  voidChecks: VoidCheck[];
  /** Runs that are paused and do not go on by themselves, and that failed with no later one of the same method and model. */
  runs: { id: string; method: string; model: string | null; state: 'paused' | 'failed' }[];
}

/** For leads; flags are among the figures of the project. */
export async function listWaiting(ctx: Ctx, projectId: string): Promise<Waiting> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const [adjudicate, threads, mentions, stalled, voidChecks, runs] = await Promise.all([
    countToAdjudicate(ctx, projectId),
    openThreads(ctx, projectId),
    unreadMentions(ctx, projectId),
    listStalled(ctx, projectId),
    listVoidChecks(ctx.db, projectId),
    haltedRuns(ctx, projectId),
  ]);
  return { adjudicate, threads, mentions, stalled, voidChecks, runs };
}

async function openThreads({ db }: Ctx, projectId: string): Promise<Waiting['threads']> {
  const where = {
    projectId,
    threadId: null,
    resolvedAt: null,
    deletedAt: null,
    sample: { withdrawnAt: null },
  };
  const [count, first] = await Promise.all([
    db.comment.count({ where }),
    db.comment.findMany({
      where,
      orderBy: { createdAt: 'asc' },
      distinct: ['sampleId'],
      take: NAMED,
      select: { sample: { select: { id: true, externalId: true } } },
    }),
  ]);
  return { count, samples: first.map(({ sample }) => sample) };
}

async function unreadMentions(ctx: Ctx, projectId: string): Promise<number> {
  if (ctx.actor.userId === null) return 0;
  return ctx.db.notice.count({
    where: { AND: [await shownTo(ctx), { projectId, kind: { in: ['mention', 'reply'] }, readAt: null }] },
  });
}

async function haltedRuns({ db }: Ctx, projectId: string): Promise<Waiting['runs']> {
  return db.$queryRaw<Waiting['runs']>`
    SELECT id, method, model, state::text AS state FROM (
      SELECT DISTINCT ON (r.method, r.model) r.* FROM "Run" r
      WHERE r."projectId" = ${projectId}::uuid AND r.kind = 'full' AND NOT r.imported
      ORDER BY r.method, r.model, r."createdAt" DESC) newest
    WHERE state = 'failed' OR state = 'paused' AND "pausedUntil" IS NULL ORDER BY "createdAt" DESC`;
}
