// npm run bench:audit: how long the server takes for a lead's pages over 100,000 samples that three people have labelled;
// prints one JSON line, p95 in milliseconds. `-- --samples N`: over fewer.
import { seedLargeProject } from '../../prisma/scenarios/large-project/seed';
import { createUser } from '@/lib/auth/server/create-user';
import { systemActor } from '@/lib/auth/ctx';
import { PASSWORD } from '../crash/world';
import { signIn } from '../crash/browser';
import { percentile } from './percentile';
import { startStudio } from './workspace-studio';

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
  const ctx = { actor: systemActor, db: studio.db };
  await createUser(ctx, { email, name: 'Lead', password: PASSWORD, role: 'owner' });
  const browser = await signIn(studio.url, email);
  const base = `/projects/${projectId}`;
  const LISTS = [
    '',
    '?page=40',
    '?state=all&sort=agreement',
    '?kind=type',
    '?errorType=KCont',
    '?state=agreed',
  ];
  const pages: Record<string, (turn: number) => string> = {
    projectPage: () => base,
    agreementPage: () => `${base}/agreement`,
    adjudicationList: (turn) => `${base}/adjudication${LISTS[turn % LISTS.length]}`,
    settlingView: (turn) => `${base}/adjudication/${sampleIds[turn % sampleIds.length]}`,
  };
  const figures: Record<string, number> = {};
  for (const [name, pathOf] of Object.entries(pages)) {
    const times: number[] = [];
    for (let turn = 0; turn < WARM + TIMES; turn += 1) {
      const start = performance.now();
      const response = await browser.fetch(pathOf(turn));
      await response.text();
      if (response.status !== 200) throw new Error(`${pathOf(turn)}: ${response.status}`);
      if (turn >= WARM) times.push(performance.now() - start);
    }
    figures[`${name}P95Ms`] = Math.round(percentile(times, 95));
  }
  process.stdout.write(`${JSON.stringify({ samples, ...figures })}\n`);
} finally {
  await studio.stop();
}
