import type { PrismaClient } from '@/generated/prisma/client';
import { agreesWith } from '@/lib/annotation/labels/status';
import type { Share } from '@/lib/annotation/exposure/proportion';
import { partOf } from '@/lib/progress/part';

/** Of the labels that were pre-filled and submitted as part of the work that counts, those that stand; counted one by one. */
export async function acceptedLabels(db: PrismaClient, projectId: string): Promise<Share> {
  const annotations = await db.annotation.findMany({
    where: {
      projectId,
      source: 'annotator',
      state: 'submitted',
      control: false,
      OR: [{ policy: 'prefilled' }, { policy: null }],
      sample: { withdrawnAt: null },
    },
    include: {
      round: { include: { samples: { where: { honeypot: true } } } },
      labels: { where: { decidedAt: { not: null } } },
      derivedFrom: { include: { labels: true } },
      segmentation: { include: { items: true } },
    },
  });
  const share = { n: 0, of: 0 };
  for (const { round, sampleId, labels, derivedFrom, segmentation } of annotations) {
    const honeypot = round!.samples.some((row) => row.sampleId === sampleId);
    if (partOf(round!, honeypot) !== 'counted') continue;
    const here = new Set(segmentation.items.map(({ segmentId }) => segmentId));
    for (const label of labels.filter(({ segmentId }) => here.has(segmentId))) {
      const machine = derivedFrom?.labels.find(({ segmentId }) => segmentId === label.segmentId);
      const agrees = machine ? agreesWith(label, machine) : null;
      if (agrees === null) continue;
      share.of += 1;
      if (agrees) share.n += 1;
    }
  }
  return share;
}
