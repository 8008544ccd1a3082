import { randomUUID } from 'node:crypto';
import { changeAdjudication } from '@/lib/adjudication/server/change-adjudication';
import { commandLineActor, userActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { sample } from '@/lib/testing/database/builders';
import { author, raterAnnotation } from '@/lib/testing/database/rater-annotation';

/** A project of three samples, two of which the lead has adjudicated, one with an error and one without, as {projectId}. */
export default async function seed(db: PrismaClient, lead: string, annotator: string) {
  const ctx = { actor: commandLineActor, db };
  const { id: projectId } = await createProject(ctx, { name: 'Training' });
  const { userId } = await addMember(ctx, projectId, { email: lead, role: 'lead' });
  await addMember(ctx, projectId, { email: annotator, role: 'annotator' });
  const authorId = await author(db, projectId, 'Ann');
  const leadCtx = { actor: userActor(userId, 'member'), db };

  const HILLS = {
    relation: 'contradicts' as const,
    start: 26,
    end: 48,
    quote: 'It rises in the hills.',
    origin: 'person' as const,
  };
  const second: Record<string, 'KConc' | 'ok'> = { lake: 'KConc', plain: 'ok' };
  for (const externalId of ['lake', 'plain', 'other']) {
    const { id: sampleId } = await sample(db, projectId, { externalId });
    const said = second[externalId];
    if (!said) continue;
    const segments = [
      { at: [0, 25] as const, said: 'ok' as const },
      { at: [26, 45] as const, said, evidence: said === 'ok' ? [] : [HILLS] },
    ];
    const { id: annotationId } = await raterAnnotation(db, { projectId, sampleId, authorId, segments });
    const act = (change: object) =>
      changeAdjudication(leadCtx, projectId, sampleId, { changeId: randomUUID(), ...change });
    const { units } = await act({ kind: 'open' });
    for (const { id: segmentId } of units) await act({ kind: 'take', segmentId, version: 1, annotationId });
    await act({ kind: 'submit', version: 1 });
    const note = 'The reference says the hills.';
    if (said !== 'ok')
      await db.label.updateMany({ where: { segmentId: units[1]!.id, errorType: said }, data: { note } });
  }
  return { projectId };
}
