import { formText } from '@/lib/entry/form';
import type { EndpointFields } from '@/lib/llm/endpoint';
import type { Extra } from '@/lib/llm/settings/extra';

/** The endpoint form's values, not validated yet; text that is not a number becomes NaN, which the schema refuses. */
export function readFields(data: FormData): EndpointFields {
  const column = (name: string) => data.getAll(`models.${name}`).map((value) => String(value).trim());
  const [input, cached, output, shares] = ['inputPrice', 'cachedInputPrice', 'outputPrice', 'batchShare'].map(
    column,
  );
  const [bodies, headers] = ['extraBody', 'extraHeaders'].map(column);
  return {
    name: formText(data, 'name'),
    baseUrl: formText(data, 'baseUrl').trim(),
    ...(data.has('forgetKey') ? { apiKey: '' } : keyOf(data)),
    allowPrivate: data.has('allowPrivate'),
    apiVersion: formText(data, 'apiVersion').trim() || null,
    proxy: formText(data, 'proxy').trim() || null,
    models: column('name').map((name, at) => ({
      name,
      inputPrice: priceOf(input?.[at]),
      cachedInputPrice: priceOf(cached?.[at]),
      outputPrice: priceOf(output?.[at]),
      ...shareOf(shares?.[at]),
      ...jsonOf('extraBody', bodies?.[at]),
      ...jsonOf('extraHeaders', headers?.[at]),
    })),
    maxInFlight: formText(data, 'maxInFlight'),
    timeoutSeconds: formText(data, 'timeoutSeconds'),
  };
}

/** An empty field leaves the key as it was. */
function keyOf(data: FormData): { apiKey?: string } {
  const apiKey = formText(data, 'apiKey').trim();
  return apiKey === '' ? {} : { apiKey };
}

/** What is no JSON stays text, which the schema refuses at this field. */
function jsonOf(name: keyof Extra, text = ''): Extra {
  if (text === '') return {};
  try {
    return { [name]: JSON.parse(text) as unknown };
  } catch {
    return { [name]: text as never };
  }
}

/** Percents of the price. */
const shareOf = (text = ''): { batchShare?: number } =>
  text === '' ? {} : { batchShare: Number(text) / 100 };

const priceOf = (text = ''): number | undefined => (text === '' ? undefined : Number(text));
