// npm run bench:audit: how long the server takes for a lead's pages over 100,000 samples that three people have labelled;
// prints one JSON line: p95 in milliseconds, and how many seconds the report of agreement took. `-- --samples N`: over fewer.
import { seedLargeProject } from '../../prisma/scenarios/large-project/seed';
import type { PrismaClient } from '@/generated/prisma/client';
import { makeReport } from '@/lib/agreement/server/make-report';
import { createUser } from '@/lib/auth/server/create-user';
import { type Actor, commandLineActor } from '@/lib/auth/ctx';
import { CRASH_PASSWORD } from '../crash/world';
import { signInAs } from '../crash/browser';
import { auditPaths } from './audit-paths';
import { percentile } from './percentile';
import { startStudio } from './workspace/workspace-studio';

const WARM = 5;
const TIMES = 60;
const asked = process.argv.indexOf('--samples');
const samples = asked < 0 ? 100_000 : Number(process.argv[asked + 1]);

const studio = await startStudio();
try {
  const began = performance.now();
  const { projectId, sampleIds } = await seedLargeProject(studio.db, samples);
  const seconds = Math.round((performance.now() - began) / 1_000);
  process.stderr.write(`${samples} samples in ${seconds} s\n`);
  const email = 'lead@bench.test';
  const ctx = { actor: commandLineActor, db: studio.db };
  await createUser(ctx, { email, name: 'Lead', password: CRASH_PASSWORD, role: 'owner' });
  const browser = await signInAs(studio.url, email);
  const reportSeconds = await makeFirstReport(ctx, projectId);
  const figures: Record<string, number> = {};
  for (const [name, paths] of Object.entries(auditPaths(projectId, sampleIds))) {
    const times: number[] = [];
    for (let turn = 0; turn < WARM + TIMES; turn += 1) {
      const path = paths[turn % paths.length]!;
      const start = performance.now();
      const response = await browser.fetch(path);
      await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      if (turn >= WARM) times.push(performance.now() - start);
    }
    figures[`${name}P95Ms`] = Math.round(percentile(times, 95));
  }
  process.stdout.write(`${JSON.stringify({ samples, ...figures, reportSeconds })}\n`);
} finally {
  await studio.stop();
}

/** Makes the report that the page of agreement shows, as the worker does. */
async function makeFirstReport(ctx: { actor: Actor; db: PrismaClient }, projectId: string): Promise<number> {
  const start = performance.now();
  const { id } = await ctx.db.agreementReport.create({ data: { projectId }, select: { id: true } });
  await makeReport(ctx, id, new AbortController().signal);
  return Math.round((performance.now() - start) / 1_000);
}
