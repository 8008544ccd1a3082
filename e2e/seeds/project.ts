import { Readable } from 'node:stream';
import { type Ctx, commandLineActor } from '@/lib/auth/ctx';
import { DEFAULT_PREFILL_METHOD } from '@/lib/consistency/methods/registry';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { runMethod } from '@/lib/consistency/server/run-method';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { startImport } from '@/lib/exchange/server/import/start-import';
import { ingestImport } from '@/lib/exchange/server/ingest/ingest-import';
import type { PrismaClient } from '@/generated/prisma/client';
import type { ProjectRole } from '@/lib/project/access';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';

export interface ProjectOrder {
  name: string;
  members?: { email: string; role: ProjectRole }[];
  /** What it holds, as a file that a person would import. */
  file?: { name: string; text: string };
  /** Whether the offline method reads it. */
  prefill?: boolean;
}

export interface MadeProject {
  id: string;
  importId?: string;
  runId?: string;
}

/** A project after a ProjectOrder in JSON, as MadeProject. */
export default async function seed(db: PrismaClient, order: string): Promise<MadeProject> {
  const { name, members = [], file, prefill } = JSON.parse(order) as ProjectOrder;
  const ctx = { actor: commandLineActor, db };
  const { id } = await createProject(ctx, { name });
  for (const member of members) await addMember(ctx, id, member);
  return {
    id,
    importId: file && (await importFile(ctx, id, file)),
    runId: prefill ? await read(ctx, id) : undefined,
  };
}

// The studio's worker gets the same jobs; whoever comes second waits and finds them done.
const { signal } = new AbortController();

async function importFile(ctx: Ctx, projectId: string, { name, text }: { name: string; text: string }) {
  const { id } = await receiveImport(ctx, projectId, name, Readable.from([Buffer.from(text)]));
  await startImport(ctx, id);
  await ingestImport(ctx, id, signal);
  return id;
}

async function read(ctx: Ctx, projectId: string) {
  const { id } = await startRun(ctx, projectId, { method: DEFAULT_PREFILL_METHOD });
  await runMethod(ctx, id, signal);
  return id;
}
