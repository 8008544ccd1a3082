import { sendChange } from '@/lib/workspace/outbox/send-change';
import type { WorkspaceView } from '@/lib/annotation/view';
import { type Browser, signInAs } from '../../crash/browser';

/** One person in the workspace, who changes their mind about each segment in turn. */
export class Saver {
  /** Every change that the server has said to be saved. */
  readonly acknowledged: string[] = [];
  private at = 0;
  private readonly versions: number[];

  private constructor(
    private readonly browser: Browser,
    private readonly view: WorkspaceView,
  ) {
    this.versions = view.segments.map(({ label }) => label.version);
  }

  /** Signs in and takes the next sample of a project. */
  static async atWorkspace(url: string, email: string, projectId: string): Promise<Saver> {
    const browser = await signInAs(url, email);
    const claim = await read<{ annotationId: string }>(
      browser,
      `/api/v1/projects/${projectId}/queue/next`,
      'POST',
    );
    return new Saver(browser, await read(browser, `/api/v1/annotations/${claim.annotationId}`));
  }

  /** Changes one label; returns how many milliseconds the server took, or null when it did not save. */
  async save(): Promise<number | null> {
    const at = this.at % this.view.segments.length;
    const verdict = Math.floor(this.at / this.view.segments.length) % 2 === 0 ? 'consistent' : 'unsure';
    this.at += 1;
    const changeId = crypto.randomUUID();
    const began = performance.now();
    const sent = await sendChange(
      this.view.annotation.id,
      {
        kind: 'label',
        changeId,
        decides: true,
        segmentId: this.view.segments[at]!.id,
        version: this.versions[at]!,
        judgement: { fact: verdict, logic: verdict, errorType: null, evidence: [], note: '' },
      },
      this.browser.fetch,
    );
    const took = performance.now() - began;
    if (sent.kind !== 'saved') return null;
    this.acknowledged.push(changeId);
    this.versions[at] = sent.result.labels[0]!.label.version;
    return took;
  }
}

async function read<T>(browser: Browser, path: string, method = 'GET'): Promise<T> {
  const response = await browser.fetch(path, { method });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
