import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { type WorkspaceView } from '@/lib/annotation/view';
import { cli, emailOf, expect } from './fixtures';

const HOURS = [
  'When does it open?',
  'The museum opens at nine and closes at six. It is free on Sundays.',
  'The museum opens at nine. It has a café.',
];
const RIVER = [
  'How long is it?',
  'The river is 120 km long.',
  'The river is 120 km long. It rises in a lake.',
];

export interface Desk {
  projectId: string;
  sampleId: string;
  annotationId: string;
  /** Path of the sample at hand. */
  path: string;
  /** What the server holds. */
  stored(): Promise<WorkspaceView>;
}

/** A project of two samples of two sentences each, the first of them open at the annotator's desk; no method has read it. */
export async function openDesk(page: Page, name: string, baseURL = ''): Promise<Desk> {
  const { id: projectId } = cli<{ id: string }>(['project', 'create', name]);
  cli(['project', 'add-member', projectId, '--email', emailOf('annotator'), '--role', 'annotator']);
  const file = path.join(os.tmpdir(), `desk-${randomUUID()}.jsonl`);
  const rows = [HOURS, RIVER].map(([question, ref, answer], id) => ({
    question,
    ref,
    answer,
    id: `desk-${id}`,
  }));
  fs.writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  cli(['import', file, '--project', projectId]);
  fs.rmSync(file);
  const headers = { origin: new URL(baseURL).origin };
  const answer = await page.request.post(`/api/projects/${projectId}/queue/next`, { headers });
  const { sampleId, annotationId } = (await answer.json()) as { sampleId: string; annotationId: string };
  const at = `/projects/${projectId}/annotate/${sampleId}`;
  await page.goto(at);
  await atDesk(page);
  return {
    ...{ projectId, sampleId, annotationId, path: at },
    stored: async () =>
      (await (await page.request.get(`/api/annotations/${annotationId}`)).json()) as WorkspaceView,
  };
}

/** Waits until keys are heard. */
export async function atDesk(page: Page): Promise<void> {
  await expect(page.locator('[data-segment-head][aria-current]')).toBeFocused();
}

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

/** What the first two segments are said to be on the server, and how often each was written. */
export const labels = ({ segments }: WorkspaceView): [string, number][] =>
  segments.map(({ label }) => [label.decidedAt === null ? 'open' : label.fact, label.version]);
