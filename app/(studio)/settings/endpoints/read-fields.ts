import { textOf } from '@/lib/entry/form';
import type { EndpointFields } from '@/lib/llm/endpoint';

/** What the form of an endpoint says, as yet unchecked; numbers that are none become NaN, which the schema refuses. */
export function readFields(data: FormData): EndpointFields {
  const column = (name: string) => data.getAll(`models.${name}`).map((value) => String(value).trim());
  const [input, cached, output] = ['inputPrice', 'cachedInputPrice', 'outputPrice'].map(column);
  return {
    name: textOf(data, 'name'),
    baseUrl: textOf(data, 'baseUrl').trim(),
    ...(data.has('forgetKey') ? { apiKey: '' } : keyOf(data)),
    allowPrivate: data.has('allowPrivate'),
    models: column('name').map((name, at) => ({
      name,
      inputPrice: priceOf(input?.[at]),
      cachedInputPrice: priceOf(cached?.[at]),
      outputPrice: priceOf(output?.[at]),
    })),
    maxInFlight: textOf(data, 'maxInFlight'),
    timeoutSeconds: textOf(data, 'timeoutSeconds'),
  };
}

/** An empty field leaves the key as it was. */
function keyOf(data: FormData): { apiKey?: string } {
  const apiKey = textOf(data, 'apiKey').trim();
  return apiKey === '' ? {} : { apiKey };
}

const priceOf = (text = ''): number | undefined => (text === '' ? undefined : Number(text));
