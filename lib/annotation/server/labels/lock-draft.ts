import { onlyProject } from '@/lib/auth/ctx';
import { PREPARED } from '@/lib/db/kept-statement';
import { fail } from '@/lib/errors';
import { can, type ProjectRole } from '@/lib/project/access';
import type { ExposurePolicy } from '@/lib/project/exposure-policy';
import type { ClaimState, Situation } from '@/lib/annotation/access';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import { requirePerson, type TxCtx } from '../assignment/annotator';

/** A person's annotation, locked by the open transaction until it ends. */
export interface LockedDraft {
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
export type Cuttable = Omit<LockedDraft, 'roundId' | 'guideline' | 'leaseUntil' | 'leaseHours' | 'peersSeen'>;

interface Row extends LockedDraft {
  userId: string | null;
  role: ProjectRole | null;
  archived: boolean;
  withdrawn: boolean;
  claim: ClaimState | null;
  training: boolean;
}

/**
 * Locks the actor's own annotation, so that changes to it are serialised; `requireOpen` decides whether it may change.
 * Fails with not_found outside the actor's projects, forbidden for another's annotation.
 */
export async function lockDraft(ctx: TxCtx, annotationId: string): Promise<LockedDraft & Situation> {
  const userId = requirePerson(ctx);
  const rows = await ctx.db.$queryRaw<Row[]>`${PREPARED}
    SELECT a.id, a.version, a.state, a.verdict, a.note, a."flagReason", a."projectId", a."sampleId", a."roundId",
           a."segmentationId", a."derivedFromId", a.policy, a.control, a."peerCommentsSeenAt" IS NOT NULL AS "peersSeen",
           (SELECT max(g.number) FROM "Guideline" g WHERE g."projectId" = a."projectId") AS guideline, w."userId", m.role, p."archivedAt" IS NOT NULL AS archived,
           s."withdrawnAt" IS NOT NULL AS withdrawn, c.state AS claim, c."leaseUntil",
           r."leaseHours", r.kind = 'training' AS training
    FROM "Annotation" a
    JOIN "Project" p ON p.id = a."projectId"
    JOIN "Sample" s ON s.id = a."sampleId"
    JOIN "Author" w ON w.id = a."authorId"
    JOIN "Round" r ON r.id = a."roundId"
    LEFT JOIN "Member" m ON m."projectId" = a."projectId" AND m."userId" = ${userId}
    LEFT JOIN "Assignment" c ON c."roundId" = a."roundId" AND c."sampleId" = a."sampleId" AND c."userId" = ${userId}
    WHERE a.id = ${annotationId}::uuid AND a.source = 'annotator'
      AND a."projectId" = coalesce(${onlyProject(ctx.actor)}::uuid, a."projectId")
    FOR UPDATE OF a`;
  const row = rows[0];
  if (!row || (row.role === null && ctx.actor.role !== 'owner'))
    fail({ code: 'not_found', object: 'annotation' });
  const { userId: author, role, ...draft } = row;
  if (author !== userId) fail({ code: 'forbidden' });
  return { ...draft, mine: true, annotates: can(ctx.actor, role, 'annotate') };
}

/** Refuses a change made over another version of the annotation than the current one. */
export function requireVersion(draft: Pick<LockedDraft, 'version'>, version: number): void {
  if (draft.version !== version) fail({ code: 'stale', object: 'annotation', version: draft.version });
}
