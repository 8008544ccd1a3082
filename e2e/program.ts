import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, type APIResponse, request } from '@playwright/test';
import type { AdjudicationView } from '@/lib/adjudication/view';
import type { Change } from '@/lib/annotation/labels/change';
import type { WorkspaceView } from '@/lib/annotation/view';

const ASK_EVERY_MS = 200;

/** A program that asks the API with a token, and no cookie. */
export const programWith = (baseURL: string, token: string): Promise<APIRequestContext> =>
  request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });

/** The JSON of a response; throws what the studio said where it refused. */
export async function told<Told>(response: APIResponse): Promise<Told> {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Told;
}

/** What stands at a path once a worker has done with it. */
export async function whenDone<Told extends { state: string }>(
  program: APIRequestContext,
  path: string,
): Promise<Told> {
  for (;;) {
    const found = await told<Told>(await program.get(path));
    if (!['queued', 'running'].includes(found.state)) return found;
    await sleep(ASK_EVERY_MS);
  }
}

type Judgement = Extract<Change, { kind: 'label' }>['judgement'];

/** Claims a sample, says the same of each segment that `judge` says of its text, and submits; its id. Null where none is left. */
export async function annotateNext(
  program: APIRequestContext,
  projectId: string,
  judge: (text: string, reference: string) => Judgement,
): Promise<string | null> {
  const claimed = await told<{ sampleId: string; annotationId: string } | null>(
    await program.post(`/api/v1/projects/${projectId}/queue/next`, { data: {} }),
  );
  if (claimed === null) return null;
  const at = `/api/v1/annotations/${claimed.annotationId}`;
  const change = async (data: object) =>
    told(await program.post(`${at}/changes`, { data: { changeId: crypto.randomUUID(), ...data } }));
  const { segments, sample } = await told<WorkspaceView>(await program.get(at));
  for (const { id: segmentId, text, label } of segments)
    await change({
      ...{ kind: 'label', segmentId, version: label.version, decides: true },
      judgement: judge(text, sample.reference),
    });
  const { annotation } = await told<WorkspaceView>(await program.get(at));
  await change({ kind: 'submit', version: annotation.version });
  return claimed.sampleId;
}

/** Adjudicates a sample by what its first annotator said. */
export async function adjudicateAsFirst(
  program: APIRequestContext,
  projectId: string,
  sampleId: string,
): Promise<void> {
  const act = async (data: object) =>
    told<AdjudicationView>(
      await program.post(`/api/v1/projects/${projectId}/adjudication/${sampleId}`, {
        data: { changeId: crypto.randomUUID(), ...data },
      }),
    );
  let view = await act({ kind: 'open' });
  const { annotationId } = view.raters[0]!;
  for (const { id: segmentId, label } of view.units)
    view = await act({ kind: 'take', segmentId, version: label!.version, annotationId });
  await act({ kind: 'submit', version: view.adjudication!.version });
}
