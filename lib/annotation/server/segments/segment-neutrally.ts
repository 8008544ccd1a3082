import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { neutralSegments } from '@/lib/segmentation/decompose';
import type { StartingPoint } from '../predictions/find-prediction';

/** Splits an answer into its sentences, without a method, and stores the segmentation. */
export async function segmentNeutrally(db: Tx, sampleId: string): Promise<StartingPoint> {
  const { answer } = await db.sample.findUniqueOrThrow({
    where: { id: sampleId },
    select: { answer: true },
  });
  const segments = neutralSegments(answer).map((segment) => ({ ...segment, id: randomUUID() }));
  const segmentationId = randomUUID();
  await db.segment.createMany({
    data: segments.map(({ id, text, spans }) => ({
      id,
      sampleId,
      text,
      spans: spans as unknown as Prisma.InputJsonArray,
    })),
  });
  await db.segmentation.create({ data: { id: segmentationId, sampleId }, select: { id: true } });
  await db.segmentationItem.createMany({
    data: segments.map(({ id }, position) => ({ segmentationId, position, segmentId: id })),
  });
  return { segmentationId, segments: segments.map(({ id }) => ({ id, machine: null })) };
}
