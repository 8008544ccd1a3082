import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import type { Span } from '@/lib/text/offsets';
import type { Cuttable } from '../labels/lock-draft';
import { armOf } from '@/lib/annotation/exposure/arm';
import { seenExposure } from '@/lib/annotation/exposure/reveal';
import { type StoredLabelRow, revealedView } from '../labels/label-row';
import { loadLabel } from '../labels/load-label';

/** A segment about to be split or merged: its text, its origin, and its label. */
export interface SegmentPart {
  id: string;
  text: string;
  spans: Span[];
  label: StoredLabelRow;
}

export async function loadSegmentPart(db: Tx, draft: Cuttable, segmentId: string): Promise<SegmentPart> {
  const label = await loadLabel(db, draft, segmentId);
  const segment = await db.segment.findUnique({
    where: { id: segmentId },
    select: { id: true, text: true, spans: true },
  });
  if (!segment) fail({ code: 'not_found', object: 'segment' });
  // Splitting a segment requires having seen what was revealed of it, so the exposure carries over.
  const exposure = seenExposure(label, revealedView(label, armOf(draft))?.machine ?? null);
  return { ...segment, spans: segment.spans as unknown as Span[], label: { ...label, exposure } };
}

export async function loadAnswer(db: Tx, sampleId: string): Promise<string> {
  return (await db.sample.findUniqueOrThrow({ where: { id: sampleId }, select: { answer: true } })).answer;
}
