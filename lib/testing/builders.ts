import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { ProjectRole } from '@/lib/project/access';
import { textHash } from '@/lib/sample/identity';

/** A person with an account, as a context to act in. */
export async function person(
  db: PrismaClient,
  role: 'owner' | 'member' = 'member',
): Promise<Ctx & { userId: string }> {
  const id = randomUUID();
  await db.user.create({ data: { id, name: `Person ${id.slice(0, 4)}`, email: `${id}@example.test`, role } });
  return { actor: { userId: id, role }, db, userId: id };
}

export async function project(db: PrismaClient, name = 'A project'): Promise<{ id: string }> {
  return db.project.create({ data: { name }, select: { id: true } });
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

export interface SampleTexts {
  question: string;
  reference: string;
  answer: string;
  language: string;
}

export async function sample(
  db: PrismaClient,
  projectId: string,
  texts: Partial<SampleTexts> & { externalId?: string; id?: string } = {},
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
