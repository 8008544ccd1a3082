import { commandLineActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { sample } from '@/lib/testing/database/builders';
import { MILL_EN, MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { AS_IN_THE_PAPER, judged, L_FACE4RAG } from '@/lib/testing/judge/judged';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';

/** Projects, as {name: id}. */
export default async function seed(db: PrismaClient, email: string, ...pairs: string[]) {
  const ctx = { actor: commandLineActor, db };
  const made: Record<string, string> = {};
  for (let at = 0; at < pairs.length; at += 2) {
    const mill = pairs[at + 1] === 'zh' ? MILL_ZH : MILL_EN;
    const { id } = await createProject(ctx, { name: pairs[at]! });
    await addMember(ctx, id, { email, role: 'annotator' });
    const { id: sampleId } = await sample(db, id, mill.texts);
    await methodPrediction(db, id, [sampleId], await judged(mill, AS_IN_THE_PAPER), L_FACE4RAG);
    made[pairs[at]!] = id;
  }
  return made;
}
