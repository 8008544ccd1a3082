import type { PrismaClient } from '@/generated/prisma/client';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import type { JudgedSegment } from '@/lib/consistency/method';
import { methodById } from '@/lib/consistency/methods/registry';
import { storePredictions } from '@/lib/consistency/server/store-predictions';
import { span } from '@/lib/text/offsets';
import type { Stage } from '@/lib/typology/error-type';

/** How a method reads the builder's sample: its first sentence is consistent, its second one is not. */
export const RIVER: JudgedSegment[] = [
  {
    text: 'The river is 120 km long.',
    spans: [span(0, 25)],
    fact: 'consistent',
    logic: 'not_judged',
    errorType: null,
    evidence: [{ relation: 'supports', start: 0, end: 25, quote: 'The river is 120 km long.' }],
    machine: machineDetailsSchema.parse({ score: 0.2, threshold: 2.2 }),
  },
  {
    text: 'It rises in a lake.',
    spans: [span(26, 45)],
    fact: 'inconsistent',
    logic: 'not_judged',
    errorType: null,
    evidence: [{ relation: 'not_found', searched: ['lake'] }],
    machine: machineDetailsSchema.parse({ score: 3.1, threshold: 2.2, suggestedType: 'KConc' }),
  },
];

/** A finished run of a method, the offline one unless told otherwise, that read these samples. */
export async function methodPrediction(
  db: PrismaClient,
  projectId: string,
  sampleIds: readonly string[],
  segments: JudgedSegment[] = RIVER,
  { method, judges }: { method: string; judges: Stage[] } = { method: 'offline', judges: ['fact'] },
): Promise<{ runId: string }> {
  const version = methodById(method)?.version ?? '1';
  const run = await db.run.create({
    data: { projectId, method, version, params: {}, judges, state: 'done' },
  });
  const predictions = sampleIds.map((sampleId) => ({ sampleId, prediction: { segments } }));
  await db.$transaction((tx) => storePredictions(tx, { id: run.id, projectId, judges }, predictions));
  return { runId: run.id };
}
