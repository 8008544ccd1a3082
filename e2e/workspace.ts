import { type Page } from '@playwright/test';
import { type WorkspaceView } from '@/lib/annotation/view';
import { emailOf, expect, inDatabase } from './fixtures';
import { makeProject } from './project';

/** A kept connection may be closed by the server just as it is used again. */
export const RETRIED = { maxRetries: 2 };

export interface OpenedWorkspace {
  projectId: string;
  sampleId: string;
  annotationId: string;
  /** Path of the current sample. */
  path: string;
  /** What the server holds. */
  stored(): Promise<WorkspaceView>;
}

/**
 * A project for each name, as {name: id}: the annotator is in it, and it has two samples of two sentences each that no
 * method has annotated.
 */
export const makeWorkspaces = <Name extends string>(...names: Name[]): Promise<Record<Name, string>> =>
  inDatabase('workspaces', emailOf('annotator'), ...names);

/** A project for each name whose one sample, Chinese or English, L-Face4RAG has annotated. */
export const makeJudged = <Name extends string>(
  samples: Record<Name, 'zh' | 'en'>,
): Promise<Record<Name, string>> =>
  inDatabase('judged', emailOf('annotator'), ...Object.entries<string>(samples).flat());

export interface WorkspaceTexts {
  question: string;
  reference: string;
  answer: string;
}

/** A project whose one sample has these texts, as it comes from a file; no method has read it. */
export async function makeWorkspaceOf(name: string, texts: WorkspaceTexts): Promise<string> {
  const file = { name: 'sample.jsonl', text: JSON.stringify({ id: name, ...texts }) };
  const { id } = await makeProject(name, { members: ['annotator'], file });
  return id;
}

/** Claims the first sample of a project and opens it. */
export async function claimAndOpen(page: Page, projectId: string, baseURL = ''): Promise<OpenedWorkspace> {
  const headers = { origin: new URL(baseURL).origin };
  const answer = await page.request.post(`/api/v1/projects/${projectId}/queue/next`, { headers });
  const { sampleId, annotationId } = (await answer.json()) as { sampleId: string; annotationId: string };
  const at = `/projects/${projectId}/annotate/${sampleId}`;
  await page.goto(at);
  await atWorkspace(page);
  return {
    projectId,
    sampleId,
    annotationId,
    path: at,
    stored: async () =>
      (await (
        await page.request.get(`/api/v1/annotations/${annotationId}`, RETRIED)
      ).json()) as WorkspaceView,
  };
}

/** Waits until keys are heard. */
export async function atWorkspace(page: Page): Promise<void> {
  await expect(page.locator('[data-segment-head][aria-current]')).toBeFocused();
}

/** Waits until every change is saved, and the workspace says so: its words alone follow a key by a frame. */
export const allSaved = (page: Page): Promise<void> =>
  expect(page.locator('[data-saved=true]').getByText('Saved', { exact: true })).toBeVisible();

/** Presses Tab until the control of this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (name.test(focused.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** What the segments are said to be on the server, and how often each was written. */
export const labels = ({ segments }: WorkspaceView): [string, number][] =>
  segments.map(({ label }) => [label.decidedAt === null ? 'open' : label.fact, label.version]);
