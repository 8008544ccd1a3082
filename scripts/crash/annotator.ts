import { setTimeout as sleep } from 'node:timers/promises';
import { backOffMs, sendChange } from '@/lib/workspace/outbox/send-change';
import { type Change } from '@/lib/annotation/labels/change';
import { type Evidence } from '@/lib/annotation/evidence/evidence';
import { type VerdictKey, judgementFor } from '@/lib/annotation/labels/judgement';
import { type WorkspaceView } from '@/lib/annotation/view';
import { type Browser } from './browser';
import { type AcknowledgedChanges } from './ledger';

const CHOICES: VerdictKey[] = ['consistent', 'unsure', 'KConc', 'Hallu', 'LOver', 'Other'];
/** Labels are changed again after the first verdict: this many times a sample. */
const SECOND_THOUGHTS = 3;
const THINKING_MS = 60;

const any = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;

/** One person in the workspace: claims samples, judges each segment, changes their mind, submits; until told to stop. */
export async function annotate(
  browser: Browser,
  projectId: string,
  ledger: AcknowledgedChanges,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const claim = await ask<{ annotationId: string } | null>(
      browser,
      `/api/v1/projects/${projectId}/queue/next`,
      'POST',
      ledger,
    );
    if (!claim) throw new Error('The queue is empty: import more samples');
    const view = await ask<WorkspaceView>(
      browser,
      `/api/v1/annotations/${claim.annotationId}`,
      'GET',
      ledger,
    );
    await judge(browser, view, ledger, signal);
  }
}

async function judge(
  browser: Browser,
  view: WorkspaceView,
  ledger: AcknowledgedChanges,
  signal: AbortSignal,
) {
  const { id } = view.annotation;
  const opened = new Map(view.segments.map((segment) => [segment.id, segment.label]));
  const labels = new Map(opened);
  const again = Array.from({ length: SECOND_THOUGHTS }, () => any(view.segments));
  for (const { id: segmentId } of [...view.segments, ...again]) {
    if (signal.aborted) return;
    await sleep(THINKING_MS * 2 * Math.random());
    const changeId = crypto.randomUUID();
    const { version, ...label } = labels.get(segmentId)!;
    const { fact, logic, errorType } = judgementFor(any(CHOICES), label);
    // What a judge found against a segment cannot stand beside "consistent".
    const evidence = errorType === null ? [] : [against(view.sample.reference)];
    const judgement = { fact, logic, errorType, evidence, note: `as of ${changeId}` };
    const change: Change = { kind: 'label', changeId, segmentId, version, judgement, decides: true };
    const result = await save(browser, id, change, ledger);
    if (!result) return;
    ledger.label(id, segmentId, judgement, opened.get(segmentId)!.version);
    for (const saved of result.labels) labels.set(saved.segmentId, saved.label);
  }
  const { version } = view.annotation;
  const submitted = await save(
    browser,
    id,
    { kind: 'submit', changeId: crypto.randomUUID(), version },
    ledger,
  );
  if (submitted) ledger.submitted.add(id);
}

/** Evidence that is enough for every type that is chosen here. */
const against = (reference: string): Evidence => ({
  relation: 'contradicts',
  start: 0,
  end: reference.length,
  quote: reference,
  origin: 'person',
});

/** Sends one change until the server has it, waiting as the workspace does; null when it was refused. */
async function save(browser: Browser, annotationId: string, change: Change, ledger: AcknowledgedChanges) {
  for (let failures = 1; ; failures += 1) {
    const sent = await sendChange(annotationId, change, browser.fetch);
    if (sent.kind === 'saved') {
      ledger.changes.add(change.changeId);
      return sent.result;
    }
    if (sent.kind === 'refused') {
      ledger.refused.push({ change, error: sent.error });
      return null;
    }
    ledger.missed(sent.why);
    await sleep(sent.afterMs ?? backOffMs(failures));
  }
}

/** Asks until there is an answer, as somebody does who loads a page again. */
async function ask<T>(
  browser: Browser,
  path: string,
  method: 'GET' | 'POST',
  ledger: AcknowledgedChanges,
): Promise<T> {
  for (;;) {
    const response = await browser
      .fetch(path, { method, signal: AbortSignal.timeout(20_000) })
      .catch(() => null);
    if (response?.ok) return (await response.json()) as T;
    ledger.missed(response ? `${method} ${response.status}` : `${method} unanswered`);
    await sleep(500);
  }
}
