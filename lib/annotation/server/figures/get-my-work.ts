import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { listNotices } from '@/lib/notice/server/list-notices';
import type { NoticeView } from '@/lib/notice/view';
import { requireProject } from '@/lib/project/server/require-project';
import { requirePerson } from '../assignment/annotator';
import { countProgress } from './count-progress';
import { midnight } from './midnight';

/** What a person has to do in a project, and what they have done. */
export interface MyWork {
  /** Samples with nothing left to do, and those that lie before them, training aside. */
  submitted: number;
  remaining: number;
  /** Training samples that lie before them. */
  training: number;
  /** Milliseconds of active work, on everything of the project. */
  activeMs: number;
  /** Since midnight. */
  today: { submitted: number; activeMs: number };
  /** What a lead gave back, the latest first. */
  returned: { sampleId: string; externalId: string; reason: string }[];
  /** Unread mentions of the person and replies to them, the newest first. */
  notices: NoticeView[];
}

/** No sample is at hand: all of them count. */
const NONE_AT_HAND = '00000000-0000-0000-0000-000000000000';

/** The acting person's own work in a project; `timeZone` says when today began. */
export async function getMyWork(ctx: Ctx, projectId: string, timeZone: string): Promise<MyWork> {
  const userId = requirePerson(ctx);
  await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const person = { projectId, userId };
  const [main, training, done, returned, notices] = await Promise.all([
    countProgress(ctx.db, person, { sampleId: NONE_AT_HAND, training: false }),
    countProgress(ctx.db, person, { sampleId: NONE_AT_HAND, training: true }),
    doneBy(ctx.db, person, timeZone),
    returnedTo(ctx.db, person),
    listNotices(ctx),
  ]);
  return {
    submitted: main.submitted,
    remaining: main.remaining,
    training: training.remaining,
    ...done,
    returned,
    notices: notices.filter(
      ({ project, kind, read }) =>
        project.id === projectId && !read && (kind === 'mention' || kind === 'reply'),
    ),
  };
}

interface Person {
  projectId: string;
  userId: string;
}

async function doneBy(
  db: Db,
  { projectId, userId }: Person,
  timeZone: string,
): Promise<Pick<MyWork, 'activeMs' | 'today'>> {
  const rows = await db.$queryRaw<{ activeMs: number; submittedToday: number; activeToday: number }[]>`
    WITH own AS (
      SELECT a.id, a."sampleId", a.state, a."submittedAt", a."activeMs", r.kind FROM "Author" w
      JOIN "Annotation" a ON a."authorId" = w.id AND a.source = 'annotator' JOIN "Round" r ON r.id = a."roundId"
      WHERE w."projectId" = ${projectId}::uuid AND w."userId" = ${userId})
    SELECT (SELECT coalesce(sum("activeMs"), 0)::float8 FROM own) AS "activeMs",
      (SELECT count(DISTINCT "sampleId")::int FROM own
        WHERE state = 'submitted' AND kind <> 'training' AND "submittedAt" >= ${midnight(timeZone)}) AS "submittedToday",
      (SELECT coalesce(sum(i.ms), 0)::float8 FROM own JOIN "ActiveInterval" i ON i."annotationId" = own.id
        WHERE i."createdAt" >= ${midnight(timeZone)}) AS "activeToday"`;
  const { activeMs, submittedToday, activeToday } = rows[0]!;
  return { activeMs, today: { submitted: submittedToday, activeMs: activeToday } };
}

async function returnedTo(db: Db, { projectId, userId }: Person): Promise<MyWork['returned']> {
  return db.$queryRaw<MyWork['returned']>`
    SELECT s.id AS "sampleId", s."externalId", a."returnReason" AS reason FROM "Assignment" c
    JOIN "Sample" s ON s.id = c."sampleId" AND s."withdrawnAt" IS NULL
    JOIN "Author" w ON w."projectId" = c."projectId" AND w."userId" = c."userId"
    JOIN "Annotation" a ON a."roundId" = c."roundId" AND a."sampleId" = c."sampleId" AND a."authorId" = w.id
    WHERE c."projectId" = ${projectId}::uuid AND c."userId" = ${userId} AND c.state = 'claimed' AND a."returnReason" IS NOT NULL
    ORDER BY a."updatedAt" DESC`;
}
