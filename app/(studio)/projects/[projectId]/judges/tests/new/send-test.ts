import { formText } from '@/lib/entry/form';
import type { TestEstimate } from '@/lib/evaluation/judge-test/view-schema';
import { readBudget, readDryRunForm, readModel, readParams } from '../../../runs/read-fields';
import { readSentFile, type OrderRefusal, sendOrder } from '@/lib/entry/send-order';

/** In per cent in the form, a share in the order. */
const PERCENT = 100;

/** What the test that a form describes would take, or why it cannot be started. */
export const requestEstimate = async (
  projectId: string,
  data: FormData,
): Promise<TestEstimate | OrderRefusal> =>
  sendOrder<TestEstimate>(`/api/v1/projects/${projectId}/judge-tests/estimate`, await readOrder(data));

/** Starts the test that a form describes: its id, or why it was refused. */
export const requestStart = async (
  projectId: string,
  data: FormData,
): Promise<{ id: string } | OrderRefusal> =>
  sendOrder<{ id: string }>(`/api/v1/projects/${projectId}/judge-tests`, await readOrder(data));

async function readOrder(data: FormData): Promise<object> {
  const file = formText(data, 'source') === 'file' ? await readSentFile(data) : null;
  const { endpointId, model } = readDryRunForm(data);
  const embedding = readModel(data, 'embedding');
  const minimum = formText(data, 'minimumPassRate').trim();
  return {
    test: formText(data, 'test'),
    endpointId: endpointId ?? '',
    model: model ?? '',
    budget: readBudget(data),
    size: Number(formText(data, 'size')),
    ...(minimum !== '' && { minimumPassRate: Number(minimum) / PERCENT }),
    ...(embedding.model !== null && { embedding }),
    ...file,
    ...(data.has('method') && { method: formText(data, 'method'), params: readParams(data) }),
  };
}
