import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Ctx } from '@/lib/auth/ctx';
import { exportSchema } from '@/lib/exchange/formats/export-options';
import type { GoldFile } from '@/lib/exchange/server/check/load-known';
import { exportProject, type ProjectExport } from '@/lib/exchange/server/export/export-project';
import { snapshotFileSchema } from '@/lib/snapshot/snapshot-file';
import { exportSnapshot } from '@/lib/snapshot/server/export-snapshot';
import { findNamedProject } from '../named/named-project';
import { errorLine } from '../words';

/** Where gold of the studio is: a project, as it stands or one of its snapshots. */
interface Place {
  projectId: string;
  snapshot: string | null;
}

/** Writes gold of the studio to files for as long as `work` takes; what each holds is what its export holds. Throws in words. */
export async function withGoldFiles<Result>(
  ctx: Ctx,
  names: readonly string[],
  work: (files: GoldFile[]) => Promise<Result>,
): Promise<Result> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'face4rag-gold-'));
  try {
    const files: GoldFile[] = [];
    for (const [at, name] of names.entries()) {
      const file = path.join(folder, `${at}.jsonl`);
      await fs.writeFile(file, (await exported(ctx, name)).bytes);
      if ((await fs.stat(file)).size === 0) throw new Error(`${name}: there is no gold in it yet.`);
      files.push({ name, path: file });
    }
    return await work(files);
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

async function exported(ctx: Ctx, name: string): Promise<ProjectExport> {
  const { projectId, snapshot } = await placeOf(ctx, name);
  if (snapshot === null) return exportProject(ctx, projectId, exportSchema.parse({ content: 'gold' }));
  return exportSnapshot(ctx, projectId, snapshot, snapshotFileSchema.parse({})).catch((thrown: unknown) => {
    throw new Error(`${name}: ${errorLine(thrown)}`);
  });
}

/** A project may be called "Rivers@3": that one comes before snapshot 3 of "Rivers". */
async function placeOf(ctx: Ctx, name: string): Promise<Place> {
  const whole = await findNamedProject(ctx, name);
  if (whole !== null) return { projectId: whole, snapshot: null };
  const [, project, number] = /^(.+)@([1-9]\d*)$/.exec(name) ?? [];
  const projectId = project === undefined ? null : await findNamedProject(ctx, project);
  if (projectId === null) throw new Error(`There is neither a file nor a project "${project ?? name}".`);
  return { projectId, snapshot: number! };
}
