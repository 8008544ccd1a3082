import { formText } from '@/lib/entry/form';
import type { AppError } from '@/lib/errors';
import type { TestEstimate } from '@/lib/evaluation/judge-test/view-schema';
import { readBudget, readDryRunForm, readModel, readParams } from '../../../runs/read-fields';

/** In per cent in the form, a share in the order. */
const PERCENT = 100;

type Refusal = { error: AppError };

/** What the test that a form describes would take, or why it cannot be started. */
export const requestEstimate = (projectId: string, data: FormData): Promise<TestEstimate | Refusal> =>
  send<TestEstimate>(`/api/projects/${projectId}/judge-tests/estimate`, data);

/** Starts the test that a form describes: its id, or why it was refused. */
export const requestStart = (projectId: string, data: FormData): Promise<{ id: string } | Refusal> =>
  send<{ id: string }>(`/api/projects/${projectId}/judge-tests`, data);

/** A file goes with it, in base64. */
async function send<Answer>(path: string, data: FormData): Promise<Answer | Refusal> {
  const file = data.get('file');
  const isFromFile = formText(data, 'source') === 'file' && file instanceof File;
  const { endpointId, model } = readDryRunForm(data);
  const embedding = readModel(data, 'embedding');
  const minimum = formText(data, 'minimumPassRate').trim();
  const order = {
    test: formText(data, 'test'),
    endpointId: endpointId ?? '',
    model: model ?? '',
    budget: readBudget(data),
    size: Number(formText(data, 'size')),
    ...(minimum !== '' && { minimumPassRate: Number(minimum) / PERCENT }),
    ...(embedding.model !== null && { embedding }),
    ...(isFromFile && { fileName: file.name, file: await inBase64(file) }),
    ...(data.has('method') && { method: formText(data, 'method'), params: readParams(data) }),
  };
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  return (await response.json()) as Answer | Refusal;
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
