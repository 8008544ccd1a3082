import { evidenceListSchema } from '@/lib/annotation/evidence/evidence-schema';
import { votesQuery } from '@/lib/annotation/server/labels/votes';
import { type AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { Db } from '@/lib/db/client';
import { citationSchema } from '@/lib/guideline/clause-schema';
import type { Vote, VotedSegment } from '../gold-types';

/** A vote with whose it is. */
export interface ReadVote extends Vote {
  sampleId: string;
  authorId: string;
  userId: string | null;
  name: string;
  verdict: AnswerVerdict;
  note: string;
  flagReason: string | null;
  version: number;
  submittedAt: Date;
  segmentationId: string;
  /** Number of its round. */
  round: number;
  segments: VotedSegment[];
}

interface Row extends Omit<ReadVote, 'verdict' | 'segments'> {
  verdict: AnswerVerdict | null;
  segments: (Omit<VotedSegment, 'label'> & {
    label: (VotedSegment['label'] & { evidence: unknown }) | null;
  })[];
}

/** What people say of samples, each by their newest submitted annotation that counts; in the order of submission. */
export async function loadVotes(db: Db, sampleIds: readonly string[]): Promise<Map<string, ReadVote[]>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT v.*, w."userId", w.name, (
      SELECT json_agg(json_build_object('id', g.id, 'text', g.text, 'spans', g.spans, 'label',
        CASE WHEN l.id IS NOT NULL THEN json_build_object('fact', l.fact, 'logic', l.logic, 'errorType', l."errorType",
          'evidence', l.evidence, 'note', l.note, 'clause', l.clause) END) ORDER BY i.position)
      FROM "SegmentationItem" i JOIN "Segment" g ON g.id = i."segmentId"
      LEFT JOIN "Label" l ON l."segmentId" = g.id AND l."annotationId" = v."annotationId"
      WHERE i."segmentationId" = v."segmentationId") AS segments
    FROM (
      SELECT a.id AS "annotationId", a."sampleId", a."authorId", a.verdict, a.note, a."flagReason", a.version, a."segmentationId",
        a."submittedAt", coalesce((SELECT r.number FROM "Round" r WHERE r.id = a."roundId"), 1) AS round
      FROM (${votesQuery(sampleIds)}) a
    ) v JOIN "Author" w ON w.id = v."authorId"
    ORDER BY v."submittedAt", v."annotationId"`;
  const bySample = new Map<string, ReadVote[]>();
  for (const { segments, verdict, ...row } of rows) {
    const vote = {
      ...row,
      verdict: verdict ?? ('undecided' as const),
      segments: (segments ?? []).flatMap(toSegment),
    };
    bySample.set(row.sampleId, [...(bySample.get(row.sampleId) ?? []), vote]);
  }
  return bySample;
}

function toSegment({ label, ...segment }: Row['segments'][number]): VotedSegment[] {
  if (!label) return [];
  const evidence = evidenceListSchema.parse(label.evidence);
  return [
    { ...segment, label: { ...label, evidence, clause: citationSchema.nullable().parse(label.clause) } },
  ];
}
