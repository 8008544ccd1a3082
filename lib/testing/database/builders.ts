import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@/generated/prisma/client';
import { type Ctx, userActor } from '@/lib/auth/ctx';
import type { ProjectRole } from '@/lib/project/access';
import { textHash } from '@/lib/sample/identity';

/** A person with an account who has just signed in, as a context to act in. */
export async function person(
  db: PrismaClient,
  role: 'owner' | 'member' = 'member',
): Promise<Ctx & { userId: string }> {
  const id = randomUUID();
  await db.user.create({ data: { id, name: `Person ${id.slice(0, 4)}`, email: `${id}@example.test`, role } });
  return { actor: userActor(id, role, new Date()), db, userId: id };
}

export async function project(db: PrismaClient, name = 'A project'): Promise<{ id: string }> {
  return db.project.create({ data: { name, rounds: { create: { number: 1 } } }, select: { id: true } });
}

/** The first round of a project. */
export async function firstRound(db: PrismaClient, projectId: string): Promise<{ id: string }> {
  return db.round.findUniqueOrThrow({
    where: { projectId_number: { projectId, number: 1 } },
    select: { id: true },
  });
}

/** Free places of a sample in the first round. */
export async function freeSlots(db: PrismaClient, sampleId: string): Promise<number> {
  const row = await db.roundSample.findFirstOrThrow({ where: { sampleId, round: { number: 1 } } });
  return row.openPlaces;
}

export async function member(
  db: PrismaClient,
  projectId: string,
  role: ProjectRole,
): Promise<Ctx & { userId: string }> {
  const ctx = await person(db);
  await db.member.create({ data: { projectId, userId: ctx.userId, role } });
  return ctx;
}

export interface BuiltTexts {
  question: string;
  reference: string;
  answer: string;
  language: string;
}

/** As much of a pedigree as queries read. */
type BuiltPedigree = Record<'recipe' | 'source', string>;

/** A sample as far as a test tells it. */
export type BuiltSample = Partial<BuiltTexts> & {
  externalId?: string;
  id?: string;
  pedigree?: BuiltPedigree;
};

export async function sample(
  db: PrismaClient,
  projectId: string,
  texts: BuiltSample = {},
): Promise<{ id: string }> {
  const data = {
    question: 'How long is the river?',
    reference: 'The river is 120 km long. It rises in the hills.',
    answer: 'The river is 120 km long. It rises in a lake.',
    language: 'en',
    externalId: randomUUID(),
    ...texts,
  };
  const hash = textHash(data.question, data.reference, data.answer);
  return db.sample.create({ data: { ...data, projectId, textHash: hash }, select: { id: true } });
}
