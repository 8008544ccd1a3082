import { commandLineActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { addSampleProject } from '@/lib/exchange/server/sample-project/add-sample-project';

/** One after the other: half of one would be found by the next, and made anew. */
let before: Promise<unknown> = Promise.resolve();

/** A sample project of one's own, as {id}: what other journeys did in theirs is not in it. */
export default function seed(db: PrismaClient) {
  const made = before.then(async () => {
    await db.project.updateMany({ where: { isSample: true }, data: { isSample: false } });
    const { id } = await addSampleProject({ actor: commandLineActor, db });
    return { id };
  });
  before = made.catch(() => undefined);
  return made;
}
