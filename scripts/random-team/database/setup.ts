import type { PrismaClient } from '@/generated/prisma/client';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import type { Ctx } from '@/lib/auth/ctx';
import { storePredictions } from '@/lib/consistency/server/store-predictions';
import { EXPOSURE_POLICIES } from '@/lib/project/exposure-policy';
import { textHash } from '@/lib/sample/identity';
import { member, person, project } from '@/lib/testing/database/builders';
import { TEAM_SIZE } from '../act';
import { RULES } from '../checks/gold';
import { knownOf, predictionOf, textsOf } from '../texts';

type Person = Ctx & { userId: string };

/** A project with its people, and an owner who takes files out and in. */
export interface TeamStudio {
  db: PrismaClient;
  projectId: string;
  rule: GoldRule;
  lead: Person;
  owner: Person;
  people: readonly Person[];
}

/** Makes a project of so many samples; `settings` chooses what is shown of the judge and the rule of gold. */
export async function openStudio(db: PrismaClient, samples: number, settings: number): Promise<TeamStudio> {
  const { id: projectId } = await project(db);
  const rule = RULES[settings % RULES.length]!;
  await db.project.update({
    where: { id: projectId },
    data: {
      goldRule: rule.kind,
      goldVotes: rule.votes,
      exposurePolicy: EXPOSURE_POLICIES[Math.floor(settings / RULES.length) % EXPOSURE_POLICIES.length]!,
      controlShare: 20,
    },
  });
  await db.round.updateMany({ where: { projectId }, data: { overlap: 2, share: 100 } });
  const numbers = Array.from({ length: samples }, (_, number) => number);
  await db.sample.createMany({
    data: numbers.map((number) => {
      const texts = textsOf(number);
      return {
        ...texts,
        projectId,
        coarseLabel: knownOf(number),
        textHash: textHash(texts.question, texts.reference, texts.answer),
      };
    }),
  });
  await readByMethod(db, projectId);
  const people = [];
  for (let count = 0; count < TEAM_SIZE; count += 1) people.push(await member(db, projectId, 'annotator'));
  return {
    db,
    projectId,
    rule,
    lead: await member(db, projectId, 'lead'),
    owner: await person(db, 'owner'),
    people,
  };
}

async function readByMethod(db: PrismaClient, projectId: string): Promise<void> {
  const run = await db.run.create({
    data: { projectId, method: 'offline', version: '1', params: {}, judges: ['fact'], state: 'done' },
  });
  const rows = await db.sample.findMany({ where: { projectId }, select: { id: true, externalId: true } });
  const predictions = rows.flatMap(({ id, externalId }) => {
    const segments = predictionOf(Number(externalId.slice(1)));
    return segments ? [{ sampleId: id, prediction: { segments } }] : [];
  });
  await db.$transaction(
    (tx) => storePredictions(tx, { id: run.id, projectId, judges: ['fact'] }, predictions),
    {
      timeout: 60_000,
    },
  );
}
