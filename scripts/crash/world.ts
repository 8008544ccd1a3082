import { setTimeout as sleep } from 'node:timers/promises';
import { createUser } from '@/lib/auth/server/create-user';
import { type Ctx } from '@/lib/auth/ctx';
import { csvRow } from '@/lib/exchange/formats/csv-row';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { getImport } from '@/lib/exchange/server/import/get-import';
import { startImport } from '@/lib/exchange/server/import/start-import';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';

export const CRASH_PASSWORD = 'a river in the hills';
const LENGTHS = ['120', '95', '310'];

export interface CrashWorld {
  projectId: string;
  /** Addresses of the annotators. */
  people: string[];
}

/** An owner, a project, its annotators, and samples, which the worker takes in. */
export async function makeCrashWorld(ctx: Ctx, annotators: number, samples: number): Promise<CrashWorld> {
  const account = (email: string, name: string, role: 'owner' | 'member') =>
    createUser(ctx, { email, name, role, password: CRASH_PASSWORD });
  await account('owner@example.test', 'Owner', 'owner');
  const { id: projectId } = await createProject(ctx, { name: 'Under fire' });
  const people = Array.from({ length: annotators }, (_, n) => `annotator-${n + 1}@example.test`);
  for (const email of people) {
    await account(email, email.split('@')[0]!, 'member');
    await addMember(ctx, projectId, { email, role: 'annotator' });
  }
  const { id } = await receiveImport(ctx, projectId, 'rivers.csv', file(samples));
  await startImport(ctx, id);
  while ((await getImport(ctx, id)).state !== 'done') await sleep(100);
  return { projectId, people };
}

/** Answers of three sentences over a reference of three. */
async function* file(samples: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvRow(['id', 'question', 'reference', 'answer'], false));
  for (let n = 1; n <= samples; n += 1) {
    const length = LENGTHS[n % LENGTHS.length]!;
    const row = [
      `river-${n}`,
      `How long is river ${n}, and where does it rise?`,
      `River ${n} is ${length} km long. It rises in the northern hills. It ends in the sea.`,
      `River ${n} is 120 km long. It rises in a lake. It ends in the sea.`,
    ];
    yield Buffer.from(csvRow(row, false));
  }
}
