import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, type Page, test as base } from '@playwright/test';

/** Who the tests act as. `stranger` has an account and is in no project. */
export const ROLES = ['owner', 'lead', 'annotator', 'reader', 'outsider'] as const;
export type Role = (typeof ROLES)[number];

export const PASSWORD = 'a river in the hills';
export const emailOf = (role: Role): string => `${role}@example.test`;

const dataDir = process.env.E2E_DATA_DIR ?? '';
export const storageStateOf = (role: Role): string => path.join(dataDir, `signed-in-${role}.json`);
const worldFile = path.join(dataDir, 'world.json');

/** What accounts.setup.ts has made: a project that lead, annotator and reader are in. */
export interface SignedInWorld {
  projectId: string;
}
export const world = (): SignedInWorld => JSON.parse(fs.readFileSync(worldFile, 'utf8')) as SignedInWorld;
export const keepWorld = (made: SignedInWorld): void => fs.writeFileSync(worldFile, JSON.stringify(made));

interface Fixtures {
  /** A page in a browser of its own, signed in in that role. */
  as: (role: Role) => Promise<Page>;
  /** A page in a browser of its own that nobody is signed in on. */
  signedOut: () => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  as: async ({ browser }, use) => {
    await withContexts(browser, (open) => use((role) => open({ storageState: storageStateOf(role) })));
  },
  signedOut: async ({ browser }, use) => {
    await withContexts(browser, (open) => use(() => open({})));
  },
});
export { expect } from '@playwright/test';

type Open = (options: { storageState?: string }) => Promise<Page>;

async function withContexts(browser: Browser, work: (open: Open) => Promise<void>): Promise<void> {
  const contexts: BrowserContext[] = [];
  await work(async (options) => {
    const context = await browser.newContext(options);
    contexts.push(context);
    return context.newPage();
  });
  await Promise.all(contexts.map((context) => context.close()));
}

/** Runs a command of the product over the database of the tests; its exit code and what it prints. */
export const runCli = (args: string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, ['scripts/face4rag.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: process.env.E2E_DATABASE_URL ?? '' },
  });

/** Runs a command that succeeds, and returns what it prints with --json. */
export function cli<T>(args: string[]): T {
  const { status, stdout, stderr } = runCli([...args, '--json']);
  if (status !== 0) throw new Error(`face4rag ${args.join(' ')}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

/** Fills the database of the tests by a file of e2e/seeds; returns what that has made. */
export async function inDatabase<Made>(seed: string, ...args: string[]): Promise<Made> {
  const answer = await fetch(process.env.E2E_SEEDS ?? '', {
    method: 'POST',
    body: JSON.stringify({ seed, args }),
  });
  if (!answer.ok) throw new Error(`seed ${seed}: ${await answer.text()}`);
  return (await answer.json()) as Made;
}

/** Makes an account; for tests that change or break it. */
export async function makeAccount(
  name: string,
  role: 'owner' | 'member' = 'member',
): Promise<{ email: string; id: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}-${crypto.randomUUID().slice(0, 8)}@example.test`;
  return inDatabase('account', email, name, PASSWORD, role);
}

/** Signs in through the screen, on whatever page is open. */
export async function signInByForm(page: Page, email: string, password = PASSWORD): Promise<void> {
  // The page before it may have a field of the same name.
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
