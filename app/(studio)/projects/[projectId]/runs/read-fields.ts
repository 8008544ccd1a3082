import { type SampleChoice, sampleChoiceSchema } from '@/lib/consistency/run-order';
import { textOf } from '@/lib/entry/form';

const PARAM = 'param.';
/** The name of a parameter's field in a form. */
export const paramField = (key: string): string => `${PARAM}${key}`;

/** The parameters that were set in a form. */
export const readParams = (data: FormData): Record<string, true> =>
  Object.fromEntries(
    [...data.keys()].filter((name) => name.startsWith(PARAM)).map((name) => [name.slice(PARAM.length), true]),
  );

/** The fields of a dry run's form; the model's field holds endpoint and model, as a model is one of an endpoint. */
export function readDryRunForm(data: FormData): {
  endpointId: string | null;
  model: string | null;
  params: Record<string, true>;
} {
  const [endpointId, ...model] = textOf(data, 'model').split('/');
  return { endpointId: endpointId || null, model: model.join('/') || null, params: readParams(data) };
}

/** The value that names a model in the form. */
export const modelValue = (endpointId: string, model: string): string => `${endpointId}/${model}`;

/** A budget as it was typed: null when empty; NaN, which no schema takes, when it is no number. */
export function readBudget(data: FormData): number | null {
  const text = textOf(data, 'budget').trim();
  return text === '' ? null : Number(text);
}

/** Which samples are meant, from the address or a form; what makes no sense there is left out. */
export function choiceFields(fields: Record<string, unknown>): SampleChoice {
  const count = fields.count === undefined || fields.count === '' ? null : Number(fields.count);
  const read = sampleChoiceSchema.safeParse({ scope: fields.scope, count });
  return read.success ? read.data : sampleChoiceSchema.parse({});
}

/** In the form: no run is chosen. */
export const LATEST = 'latest';

/** Whose predictions pre-fill: a run's id, or null. */
export function readPrefill(data: FormData): { runId: string | null } {
  const value = textOf(data, 'runId');
  return { runId: value === LATEST ? null : value };
}
