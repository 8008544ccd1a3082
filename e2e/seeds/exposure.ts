import { randomUUID } from 'node:crypto';
import { commandLineActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { controlDraw, isControl } from '@/lib/project/control-arm';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { setExposure } from '@/lib/project/server/set-exposure';
import { sample } from '@/lib/testing/database/builders';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { judged, L_FACE4RAG } from '@/lib/testing/judge/judged';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';

/** Projects, as {reveal, blind}. */
export default async function seed(db: PrismaClient, annotator: string, lead: string, share: string) {
  const ctx = { actor: commandLineActor, db };
  const prediction = await judged(MILL_ZH);

  async function make(name: string): Promise<string> {
    const { id } = await createProject(ctx, { name });
    await addMember(ctx, id, { email: annotator, role: 'annotator' });
    await addMember(ctx, id, { email: lead, role: 'lead' });
    return id;
  }

  /** A sample that the judge has read and that a control arm of this share holds, or does not. */
  async function add(projectId: string, control: boolean): Promise<void> {
    const settings = { policy: 'reveal', controlShare: Number(share) } as const;
    let id = randomUUID();
    while (isControl(settings, controlDraw(projectId, id)) !== control) id = randomUUID();
    await sample(db, projectId, { ...MILL_ZH.texts, id, externalId: control ? 'control' : 'revealing' });
    await methodPrediction(db, projectId, [id], prediction, L_FACE4RAG);
  }

  const reveal = await make('Reveal');
  await add(reveal, false);
  await add(reveal, true);
  const blind = await make('Blind');
  await add(blind, false);
  await setExposure(ctx, blind, 1, { policy: 'blind', controlShare: 0 });
  return { reveal, blind };
}
