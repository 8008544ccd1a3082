import type { AnswerEstimate } from '@/lib/construction/answers/view-schema';
import { formText } from '@/lib/entry/form';
import { readBudget } from '../../../runs/read-fields';
import { readSentFile, type OrderRefusal, sendOrder } from '@/lib/entry/send-order';
import { ANY } from '../../construction-fields';

/** What the answers that a form asks for would take, or why they cannot be asked for. */
export const estimateAnswers = async (
  projectId: string,
  data: FormData,
): Promise<AnswerEstimate | OrderRefusal> =>
  sendOrder<AnswerEstimate>(`/api/v1/projects/${projectId}/answer-runs/estimate`, await readOrder(data));

/** Starts what a form asks for: the runs, one a model, or why they were refused. */
export const startAnswers = async (
  projectId: string,
  data: FormData,
): Promise<{ ids: string[] } | OrderRefusal> =>
  sendOrder<{ ids: string[] }>(`/api/v1/projects/${projectId}/answer-runs`, {
    ...(await readOrder(data)),
    budget: readBudget(data),
  });

async function readOrder(data: FormData): Promise<object> {
  const faithful = formText(data, 'kind') === 'faithful';
  const language = formText(data, 'language');
  const number = (name: string): number | null => {
    const text = formText(data, name).trim();
    return text === '' ? null : Number(text);
  };
  const given = { system: formText(data, 'promptSystem'), user: formText(data, 'promptUser') };
  const hasPrompt = !faithful && (given.system.trim() !== '' || given.user.trim() !== '');
  return {
    models: data.getAll('models').map((value) => {
      const [endpointId, ...model] = String(value).split('/');
      return { endpointId, model: model.join('/') };
    }),
    questions: number('questions'),
    language: language === ANY ? null : language,
    draws: number('draws'),
    faithful,
    ...(!faithful && { temperature: number('temperature'), maxTokens: number('maxTokens') }),
    prompt: hasPrompt ? given : null,
    dryRun: data.has('dryRun'),
    ...(formText(data, 'source') === 'file' && (await readSentFile(data))),
  };
}
