import { formText } from '@/lib/entry/form';
import type { AppError } from '@/lib/errors';
import { readBudget, readDryRunForm, readParams } from '../../../runs/read-fields';

/** In per cent in the form, a share in the order. */
const PERCENT = 100;

/** Orders the test that a form describes: its id, or why it was refused. A file goes with it, in base64. */
export async function sendTest(
  projectId: string,
  data: FormData,
): Promise<{ id: string } | { error: AppError }> {
  const file = data.get('file');
  const isFromFile = formText(data, 'source') === 'file' && file instanceof File;
  const { endpointId, model } = readDryRunForm(data);
  const minimum = formText(data, 'minimumPassRate').trim();
  const order = {
    test: formText(data, 'test'),
    endpointId: endpointId ?? '',
    model: model ?? '',
    budget: readBudget(data),
    size: Number(formText(data, 'size')),
    ...(minimum !== '' && { minimumPassRate: Number(minimum) / PERCENT }),
    ...(isFromFile && { fileName: file.name, file: await inBase64(file) }),
    ...(data.has('method') && { method: formText(data, 'method'), params: readParams(data) }),
  };
  const response = await fetch(`/api/projects/${projectId}/judge-tests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  return (await response.json()) as { id: string } | { error: AppError };
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
