import { commandLineActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { sample } from '@/lib/testing/database/builders';
import {
  author,
  raterAnnotation,
  type RaterLabel,
  type SaidSegment,
} from '@/lib/testing/database/rater-annotation';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';

/** A project that three people have labelled, as {projectId}. */
export default async function seed(db: PrismaClient, lead: string) {
  const { id: projectId } = await createProject({ actor: commandLineActor, db }, { name: 'Agreement' });
  await addMember({ actor: commandLineActor, db }, projectId, { email: lead, role: 'lead' });

  /** The two sentences of the builder's answer. */
  const cut = (one: RaterLabel, two: RaterLabel): SaidSegment[] => [
    { at: [0, 25], said: one },
    {
      at: [26, 45],
      said: two,
      evidence: [
        { relation: 'contradicts', start: 26, end: 48, quote: 'It rises in the hills.', origin: 'person' },
      ],
    },
  ];
  const whole = (said: RaterLabel): SaidSegment[] => [{ at: [0, 45], said }];

  /** Of each sample, what Ann, Bob and Cho say. */
  const SAMPLES: [SaidSegment[], SaidSegment[], SaidSegment[]][] = [
    ...Array.from({ length: 6 }, () => cut('ok', 'ok')).map(
      (own): [SaidSegment[], SaidSegment[], SaidSegment[]] => [own, own, own],
    ),
    [cut('ok', 'KConc'), cut('ok', 'KConc'), cut('ok', 'KConc')],
    [cut('ok', 'KConc'), cut('ok', 'KConc'), cut('ok', 'KConc')],
    [cut('ok', 'KConc'), cut('ok', 'KConc'), cut('ok', 'ok')],
    [cut('ok', 'KConc'), cut('ok', 'KInve'), cut('ok', 'KConc')],
    [cut('ok', '?'), cut('ok', 'ok'), cut('ok', 'ok')],
    [whole('KConc'), cut('ok', 'KConc'), cut('ok', 'KConc')],
  ];

  /** The last four samples are in Chinese by another model; of them Cho saw the judge before the verdict, Ann and Bob did not. */
  const FIRST_CHINESE = 8;

  const people = [];
  for (const name of ['Ann', 'Bob', 'Cho']) people.push(await author(db, projectId, name));
  for (const [index, predictions] of SAMPLES.entries()) {
    const { id: sampleId } = await sample(db, projectId, { externalId: `river-${index + 1}` });
    const chinese = index >= FIRST_CHINESE;
    const data = { language: chinese ? 'zh' : 'en', generator: chinese ? 'qwen' : 'llama' };
    await db.sample.update({ where: { id: sampleId }, data });
    await methodPrediction(db, projectId, [sampleId]);
    for (const [place, said] of predictions.entries()) {
      const exposure = chinese && place < 2 ? ('nothing' as const) : ('verdict' as const);
      const segments = said.map((segment) => ({ ...segment, exposure }));
      await raterAnnotation(db, {
        projectId,
        sampleId,
        authorId: people[place]!,
        segments,
        activeMs: 20_000,
      });
    }
  }
  return { projectId };
}
