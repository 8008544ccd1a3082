import { type Page } from '@playwright/test';
import { isSpan } from '@/lib/annotation/evidence/evidence';
import { type SegmentView, type WorkspaceView } from '@/lib/annotation/view';
import { atWorkspace, RETRIED, tabTo } from '../workspace';
import { emailOf, expect, inDatabase, test } from '../fixtures';
import { joinProject } from '../project';

type Kind = 'confirmed' | 'relabelled' | 'searched';
type Press = (key: string) => Promise<void>;

/** What this annotator does with a segment: accepts a pass, relabels the rest, each third one with evidence of their own. */
function kindOf({ label, machine }: SegmentView, index: number): Kind {
  if (index % 3 === 2) return 'searched';
  if (label.status === 'prefilled' && label.fact === 'consistent') return 'confirmed';
  return machine?.evidence.some(isSpan) ? 'relabelled' : 'searched';
}

/** A few characters of the reference, from a sentence that is not the first. */
function wordsOf(reference: string): string {
  const from = Math.floor(reference.length / 2);
  return reference
    .slice(from, from + 40)
    .replace(/^\S*\s/, '')
    .split(/[\r\n]/)[0]!
    .slice(0, 6)
    .trim();
}

/** Labels one segment; the workspace goes on by itself as soon as nothing is missing. */
async function work(page: Page, press: Press, kind: Kind, { sample }: WorkspaceView): Promise<void> {
  if (kind === 'confirmed') return press('Enter');
  const before = await selected(page);
  await press('x');
  await press('c'); // a contradiction
  if ((await selected(page)) !== before) return; // what the method found is enough
  if (kind === 'searched') {
    await press('e');
    await press('/');
    await page.keyboard.insertText(wordsOf(sample.reference));
    await press('Enter');
    await press('d');
  } else await press('d'); // what the method found contradicts it
}

const selected = (page: Page): Promise<string | null> =>
  page.locator('[data-segment-head][aria-current]').getAttribute('id');

test(
  'the sample project is labelled by keyboard alone, within the bars',
  { tag: '@long' },
  async ({ as }) => {
    test.setTimeout(420_000);
    const { id } = await inDatabase<{ id: string }>('sample-project');
    await joinProject(id, emailOf('annotator'), 'annotator');
    const owner = await as('owner');
    await owner.goto(`/projects/${id}/runs`);
    await expect(owner.getByRole('cell', { name: 'Done' })).toBeVisible();

    const page = await as('annotator');
    const views = new Map<string, WorkspaceView>(); // as the workspace itself loads them on arriving
    page.on('response', (response) => {
      if (!/\/api\/v1\/annotations\/[^/]+$/.test(response.url())) return;
      void response.json().then(
        (view: WorkspaceView) => views.set(view.sample.id, view),
        () => undefined, // a page that was left
      );
    });
    await page.goto(`/projects/${id}/annotate`);
    await tabTo(page, /^Take the next sample/);
    await page.keyboard.press('Enter');
    const counts: Record<Kind, number[]> = { confirmed: [], relabelled: [], searched: [] };
    const submitted: string[] = [];
    for (;;) {
      await page.waitForURL(/annotate\/[0-9a-f-]{36}$/);
      const sampleId = page.url().split('/').at(-1)!;
      await expect.poll(() => views.has(sampleId)).toBe(true);
      const view = views.get(sampleId)!;
      await expect(page.getByRole('heading', { name: view.sample.externalId })).toBeVisible();
      await atWorkspace(page);
      for (const [index, segment] of view.segments.entries()) {
        const kind = kindOf(segment, index);
        let keys = 0;
        const press: Press = async (key) => {
          keys += 1;
          await page.keyboard.press(key);
        };
        expect(await selected(page)).toBe(`segment-${segment.id}`);
        await work(page, press, kind, view);
        counts[kind].push(keys);
      }
      await expect(page.getByText(`${view.segments.length} of ${view.segments.length} judged`)).toBeVisible();
      submitted.push(view.annotation.id);
      await page.keyboard.press('Control+Enter');
      await page.waitForURL((url) => !url.pathname.endsWith(sampleId), { timeout: 20_000 });
      if (page.url().includes('empty')) break;
    }

    expect(submitted).toHaveLength(28);
    for (const annotationId of submitted) {
      const read = await page.request.get(`/api/v1/annotations/${annotationId}`, RETRIED);
      expect(((await read.json()) as WorkspaceView).annotation.state).toBe('submitted');
    }
    const most = (kind: Kind): number => Math.max(...counts[kind]);
    test.info().annotations.push({
      type: 'keystrokes at most',
      description: JSON.stringify(
        Object.fromEntries(
          (Object.keys(counts) as Kind[]).map((kind) => [kind, [counts[kind].length, most(kind)]]),
        ),
      ),
    });
    console.log(test.info().annotations.at(-1)!.description);
    expect(most('confirmed')).toBe(1);
    expect(most('relabelled')).toBeLessThanOrEqual(4);
    expect(most('searched')).toBeLessThanOrEqual(6);
  },
);
