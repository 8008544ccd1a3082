import { KEPT } from '@/lib/db/kept-statement';
import { fail } from '@/lib/errors';
import { can, type ProjectRole } from '@/lib/project/access';
import type { ExposurePolicy } from '@/lib/project/exposure-policy';
import type { ClaimState } from '@/lib/annotation/assignment/access';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import { requirePerson, type TxCtx } from '../assignment/annotator';

/** A person's annotation, locked by the open transaction until it ends. */
export interface Draft {
  id: string;
  version: number;
  state: 'draft' | 'submitted';
  verdict: Verdict | null;
  note: string;
  flagReason: string | null;
  projectId: string;
  sampleId: string;
  roundId: string;
  segmentationId: string;
  derivedFromId: string | null;
  policy: ExposurePolicy | null;
  control: boolean;
  /** Number of the guidelines in force; null without any. */
  guideline: number | null;
  /** Until when the place is kept without work on it, and how long it is then; null without a lease. */
  leaseUntil: Date | null;
  leaseHours: number | null;
  /** Comments of other annotators on the sample have been shown to its author. */
  peersSeen: boolean;
}

/** What a change of the segments needs to know of an annotation, an annotator's or an adjudicator's. */
export type Cuttable = Omit<Draft, 'roundId' | 'guideline' | 'leaseUntil' | 'leaseHours' | 'peersSeen'>;

interface Row extends Draft {
  userId: string | null;
  role: ProjectRole | null;
  archived: boolean;
  withdrawn: boolean;
  claim: ClaimState | null;
}

/** What stands in the way of a change, apart from the change itself. */
export interface EditBlockers {
  archived: boolean;
  withdrawn: boolean;
  claim: Row['claim'];
}

/**
 * Locks the actor's own annotation: changes to one annotation follow one another. Fails with not_found outside the
 * actor's projects, forbidden for another's annotation and for a role that may not annotate.
 */
export async function lockDraft(ctx: TxCtx, annotationId: string): Promise<Draft & EditBlockers> {
  const userId = requirePerson(ctx);
  const rows = await ctx.db.$queryRaw<Row[]>`${KEPT}
    SELECT a.id, a.version, a.state, a.verdict, a.note, a."flagReason", a."projectId", a."sampleId", a."roundId",
           a."segmentationId", a."derivedFromId", a.policy, a.control, a."peerCommentsSeenAt" IS NOT NULL AS "peersSeen",
           (SELECT max(g.number) FROM "Guideline" g WHERE g."projectId" = a."projectId") AS guideline, w."userId", m.role, p."archivedAt" IS NOT NULL AS archived,
           s."withdrawnAt" IS NOT NULL AS withdrawn, c.state AS claim, c."leaseUntil",
           (SELECT r."leaseHours" FROM "Round" r WHERE r.id = a."roundId") AS "leaseHours"
    FROM "Annotation" a
    JOIN "Project" p ON p.id = a."projectId"
    JOIN "Sample" s ON s.id = a."sampleId"
    JOIN "Author" w ON w.id = a."authorId"
    LEFT JOIN "Member" m ON m."projectId" = a."projectId" AND m."userId" = ${userId}
    LEFT JOIN "Assignment" c ON c."roundId" = a."roundId" AND c."sampleId" = a."sampleId" AND c."userId" = ${userId}
    WHERE a.id = ${annotationId}::uuid AND a.source = 'annotator'
    FOR UPDATE OF a`;
  const row = rows[0];
  if (!row || (row.role === null && ctx.actor.role !== 'owner'))
    fail({ code: 'not_found', object: 'annotation' });
  if (row.userId !== userId || !can(ctx.actor, row.role, 'annotate')) fail({ code: 'forbidden' });
  const { userId: _author, role: _role, ...draft } = row;
  return draft;
}

/** Refuses a change where the project, the sample or the claim no longer takes one. */
export function requireOpen({ archived, withdrawn, claim }: EditBlockers): void {
  if (archived) fail({ code: 'state', object: 'project', reason: 'project_archived' });
  if (withdrawn) fail({ code: 'state', object: 'sample', reason: 'sample_withdrawn' });
  if (claim === 'lapsed') fail({ code: 'state', object: 'sample', reason: 'lease_expired' });
  if (claim === 'reassigned') fail({ code: 'state', object: 'sample', reason: 'reassigned' });
  if (claim !== 'claimed' && claim !== 'submitted')
    fail({ code: 'state', object: 'sample', reason: 'not_claimed' });
}

/** Refuses a change made over another version of the annotation than the one at hand. */
export function requireVersion(draft: Pick<Draft, 'version'>, version: number): void {
  if (draft.version !== version) fail({ code: 'stale', object: 'annotation', version: draft.version });
}
