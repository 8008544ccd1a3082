import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import type { Span } from '@/lib/text/offsets';
import type { Cuttable } from '../labels/lock-draft';
import { armOf } from '@/lib/annotation/exposure/arm';
import { seenExposure } from '@/lib/annotation/exposure/reveal';
import { type LabelRow, revealedView } from '../labels/label-row';
import { readLabel } from '../labels/read-label';

/** A segment about to be cut or joined: its text, where it comes from, and its label. */
export interface Piece {
  id: string;
  text: string;
  spans: Span[];
  label: LabelRow;
}

export async function readPiece(db: Tx, draft: Cuttable, segmentId: string): Promise<Piece> {
  const label = await readLabel(db, draft, segmentId);
  const segment = await db.segment.findUnique({
    where: { id: segmentId },
    select: { id: true, text: true, spans: true },
  });
  if (!segment) fail({ code: 'not_found', object: 'segment' });
  // Whoever cuts a segment has seen what was revealed of it.
  const exposure = seenExposure(label, revealedView(label, armOf(draft))?.machine ?? null);
  return { ...segment, spans: segment.spans as unknown as Span[], label: { ...label, exposure } };
}

export async function readAnswer(db: Tx, sampleId: string): Promise<string> {
  return (await db.sample.findUniqueOrThrow({ where: { id: sampleId }, select: { answer: true } })).answer;
}
