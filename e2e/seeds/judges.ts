import { commandLineActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import type { JudgedSegment } from '@/lib/consistency/method';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { sample } from '@/lib/testing/database/builders';
import { author, raterAnnotation, type RaterLabel } from '@/lib/testing/database/rater-annotation';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import type { Stage } from '@/lib/typology/error-type';

const SAMPLES = 24;
/** What both people say of the second sentence; of every eighth answer one of them does not. */
const TYPES: (RaterLabel | null)[] = ['KConc', null, 'Hallu', null, null, 'LCaus'];
const [FIRST, SECOND] = RIVER as [JudgedSegment, JudgedSegment];
const consistent = (segment: JudgedSegment): JudgedSegment => ({
  ...segment,
  fact: 'consistent',
  errorType: null,
});

/** A project with gold in two languages by two models, and three judges: good, strict and lenient. As {projectId}. */
export default async function seed(db: PrismaClient, lead: string) {
  const { id: projectId } = await createProject({ actor: commandLineActor, db }, { name: 'Judges' });
  await addMember({ actor: commandLineActor, db }, projectId, { email: lead, role: 'lead' });
  const people = [await author(db, projectId, 'Ann'), await author(db, projectId, 'Bob')];
  const made: { sampleId: string; isInconsistent: boolean }[] = [];
  for (let at = 0; at < SAMPLES; at += 1) {
    const { id: sampleId } = await sample(db, projectId, {
      ...{
        externalId: `river-${at + 1}`,
        question: `How long is river ${at + 1}?`,
        language: at % 2 ? 'zh' : 'en',
      },
    });
    await db.sample.update({ where: { id: sampleId }, data: { generator: at % 3 ? 'qwen' : 'llama' } });
    const type = TYPES[at % TYPES.length]!;
    for (const [place, authorId] of people.entries())
      await raterAnnotation(db, {
        ...{ projectId, sampleId, authorId },
        segments: [
          { at: [0, 25], said: 'ok' },
          {
            at: [26, 45],
            said: type && (place === 0 || at % 8 !== 2) ? type : 'ok',
            exposure: at % 4 ? 'nothing' : 'verdict',
          },
        ],
      });
    made.push({ sampleId, isInconsistent: type !== null });
  }
  const run = async (
    samples: typeof made,
    segments: JudgedSegment[],
    by: { method: string; judges: Stage[] },
  ): Promise<void> => {
    const { runId } = await methodPrediction(
      db,
      projectId,
      samples.map(({ sampleId }) => sampleId),
      segments,
      by,
    );
    if (by.method !== 'offline')
      await db.run.update({
        where: { id: runId },
        data: {
          ...{
            model: 'judge-1',
            done: samples.length,
            calls: 3 * samples.length,
            spentMicros: 2_000 * samples.length,
          },
          ...{ promptTokens: 1_500 * samples.length, completionTokens: 200 * samples.length },
        },
      });
  };
  const strict = [FIRST, SECOND];
  const lenient = [FIRST, consistent(SECOND)];
  // Right but on every seventh answer.
  const good = { method: 'l-face4rag', judges: ['fact', 'logic'] as Stage[] };
  const saysInconsistent = ({ isInconsistent }: (typeof made)[number], at: number): boolean =>
    isInconsistent === at % 7 > 0;
  const logical = (segments: JudgedSegment[]): JudgedSegment[] =>
    segments.map((segment) => ({ ...segment, logic: 'consistent' }));
  await run(made.filter(saysInconsistent), logical(strict), good);
  await run(
    made.filter((one, at) => !saysInconsistent(one, at)),
    logical(lenient),
    good,
  );
  await run(made, strict, { method: 'offline', judges: ['fact'] });
  const whole = { ...consistent(FIRST), spans: [[0, 45]] as unknown as JudgedSegment['spans'] };
  await run(made.slice(0, 20), [whole], { method: 'whole-answer', judges: ['fact'] });
  await drawFromTop(
    db,
    projectId,
    made.map(({ sampleId }) => sampleId),
  );
  return { projectId };
}

/** A second round, by risk: of the first half all were taken, of the rest every second one, at random. */
async function drawFromTop(db: PrismaClient, projectId: string, sampleIds: readonly string[]): Promise<void> {
  const { id: roundId } = await db.round.create({
    data: { projectId, number: 2, order: 'risk', randomShare: 50, state: 'closed', later: false },
    select: { id: true },
  });
  await db.roundSample.createMany({
    data: sampleIds.map((sampleId, at) => ({
      ...{ roundId, sampleId, language: at % 2 ? 'zh' : 'en' },
      stratum: at < SAMPLES / 2 && at % 2 ? ('ranked' as const) : ('random' as const),
      openPlaces: at < SAMPLES / 2 || at % 2 ? 0 : 1,
      draw: { rank: at + 1, score: 1 - at / SAMPLES, share: 50, of: SAMPLES },
    })),
  });
}
