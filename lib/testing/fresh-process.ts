// Before each file of tests: a process as it was when it started, but for the packages that it has loaded. Files share
// their process, since loading the packages again takes longer than most tests; modules of ours are evaluated for each
// file.
import { afterAll, vi } from 'vitest';

vi.resetModules();
const settings = { ...process.env };
/** What the process keeps one of, under names of ours: they belong to the database of the file that made them. */
const shared = globalThis as unknown as Record<string, unknown> & {
  face4ragBoss?: Promise<{ stop(options: { graceful: boolean }): Promise<void> }>;
};

afterAll(async () => {
  await shared.face4ragBoss?.then((boss) => boss.stop({ graceful: false })).catch(() => undefined);
  for (const name of Object.keys(shared)) if (name.startsWith('face4rag')) delete shared[name];
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
  Object.assign(process.env, settings);
});
