import type { ParamField } from '@/lib/consistency/param-fields';
import type { GroupMethod } from '@/lib/consistency/run-group/group-order';
import { type SampleChoice, sampleChoiceSchema } from '@/lib/consistency/run-order';
import { formText } from '@/lib/entry/form';

/** The name of a parameter's field in a form, which says how it is read. `of`: before it, where a form has several methods. */
export const paramName = ({ kind, key }: Pick<ParamField, 'kind' | 'key'>, of = ''): string =>
  `${of}param.${kind}.${key}`;

/** Before the names of a method's parameters in a form of several methods. */
export const paramsOf = (method: string): string => `${method}/`;

/** The name of the field with a judge's weight. */
export const judgeWeightName = (runId: string): string => `weight.${runId}`;

/** The parameters that were set in a form; what was left empty is the method's to resolve. */
export const readParams = (data: FormData, of = ''): Record<string, unknown> =>
  Object.fromEntries(
    [...data].flatMap(([name, value]): [string, unknown][] => {
      const own = name.startsWith(of) ? name.slice(of.length) : '';
      const [, kind, key] = /^param\.(switch|number|choice|judges)\.(.+)$/.exec(own) ?? [];
      if (kind === undefined || key === undefined) return [];
      if (kind === 'judges') return [[key, readJudges(data, name)]];
      if (value === '') return [];
      return [[key, kind === 'switch' ? true : kind === 'number' ? Number(value) : value]];
    }),
  );

/** The judges that are ticked, each "RUN/{...}", with their weights; what is no JSON is the schema's to refuse. */
const readJudges = (data: FormData, name: string): unknown[] =>
  data.getAll(name).flatMap((value) => {
    if (value === '') return []; // the field that says that judges were asked for
    const [, runId = '', text = ''] = /^([^/]*)\/(.*)$/s.exec(String(value)) ?? [];
    return { ...parsedObject(text), weight: Number(formText(data, judgeWeightName(runId)) || 1) };
  });

function parsedObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** A model's field holds endpoint and model, as a model is one of an endpoint. */
export function readModel(
  data: FormData,
  name = 'model',
): { endpointId: string | null; model: string | null } {
  const [endpointId, ...model] = formText(data, name).split('/');
  return { endpointId: endpointId || null, model: model.join('/') || null };
}

/** The fields of a dry run's form. */
export const readDryRunForm = (data: FormData) => ({ ...readModel(data), params: readParams(data) });

/** The fields of the form of a run group: the methods that are ticked, each with what was set of its parameters. */
export const readGroupForm = (data: FormData) => ({
  ...readModel(data),
  methods: data.getAll('method').map((value): GroupMethod => {
    const method = String(value);
    const params = readParams(data, paramsOf(method));
    return { method, ...(Object.keys(params).length > 0 && { params }) };
  }),
});

/** The value that names a model in the form. */
export const modelValue = (endpointId: string, model: string): string => `${endpointId}/${model}`;

/** A budget as it was typed: null when empty; NaN, which no schema takes, when it is no number. */
export function readBudget(data: FormData): number | null {
  const text = formText(data, 'budget').trim();
  return text === '' ? null : Number(text);
}

/** In the form: samples whatever their gold. */
export const ANY_GOLD = '-';

/** A key of a choice: what was shown of another is shown anew. */
export const choiceKey = ({ scope, goldOf, count }: SampleChoice): string => [scope, goldOf, count].join(' ');

/** The choice of samples from the address or a form; invalid values are left out. */
export function choiceFields(fields: Record<string, unknown>): SampleChoice {
  const count = fields.count === undefined || fields.count === '' ? null : Number(fields.count);
  const goldOf = fields.goldOf === undefined || fields.goldOf === ANY_GOLD ? null : fields.goldOf;
  const read = sampleChoiceSchema.safeParse({ scope: fields.scope, goldOf, count });
  return read.success ? read.data : sampleChoiceSchema.parse({});
}

/** The fields of the form that starts what was estimated. */
export const readWholeForm = (data: FormData) => ({
  budget: readBudget(data),
  inBatches: data.has('inBatches'),
  choice: choiceFields(Object.fromEntries(data)),
});

/** In the form: no run is chosen. */
export const LATEST = 'latest';

/** A percentage as a share; null where the field is empty. */
export function readShare(data: FormData, name: string): number | null {
  const text = formText(data, name);
  return text === '' ? null : Number(text) / 100;
}

/** Whose predictions pre-fill: a run's id, or null. */
export function readPrefill(data: FormData): { runId: string | null } {
  const value = formText(data, 'runId');
  return { runId: value === LATEST ? null : value };
}
