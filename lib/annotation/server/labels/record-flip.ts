import { verdictPart } from '@/lib/annotation/labels/judgement';
import type { FlipEntry } from '@/lib/annotation/exposure/reveal';
import type { MachineView } from '@/lib/annotation/view';
import type { TxCtx } from '../assignment/annotator';
import type { LockedDraft } from './lock-draft';

interface Flipped {
  segmentId: string;
  /** What the judge had said of the segment, and its person had seen. */
  prediction: MachineView;
  flip: FlipEntry;
  at: Date;
}

/** Writes a line into the ledger of verdicts that changed after a reveal. Lines are never changed or deleted. */
export async function recordFlip(
  { db }: TxCtx,
  { id, projectId, sampleId, derivedFromId }: LockedDraft,
  { segmentId, prediction, flip, at }: Flipped,
): Promise<void> {
  const { authorId } = await db.annotation.findUniqueOrThrow({ where: { id }, select: { authorId: true } });
  const from = await db.annotation.findUnique({
    where: { id: derivedFromId ?? id },
    select: { runId: true, run: { select: { method: true } } },
  });
  await db.flip.create({
    data: {
      at,
      projectId,
      sampleId,
      annotationId: id,
      segmentId,
      authorId,
      runId: from?.runId ?? null,
      method: from?.run?.method ?? '',
      exposure: flip.exposure,
      ...(flip.before && { before: { ...flip.before } }),
      ...(flip.after && { after: { ...flip.after } }),
      machine: { ...verdictPart(prediction) },
    },
    select: { id: true },
  });
}
