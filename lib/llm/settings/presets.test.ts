import { expect, it } from 'vitest';
import { endpointSchema } from '../endpoint';
import { ENDPOINT_PRESETS } from './presets';

it.each(ENDPOINT_PRESETS)(
  'fills in what an endpoint takes: $name',
  ({ name, baseUrl, private: allowPrivate }) => {
    const fields = { name, baseUrl, allowPrivate, models: [{ name: 'judge-1' }] };
    expect(endpointSchema.parse(fields)).toMatchObject({ name, baseUrl, allowPrivate, maxInFlight: 8 });
  },
);
