'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { act, type Outcome } from '@/lib/entry/action';
import { action, formAction, versionArgument } from '@/lib/entry/server-action';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { removeEndpoint } from '@/lib/llm/server/remove-endpoint';
import { testEndpoint } from '@/lib/llm/server/test-endpoint';
import { updateEndpoint } from '@/lib/llm/server/update-endpoint';
import { storableText } from '@/lib/storable-schema';
import { readFields } from './read-fields';

export const create = formAction([], async (data) =>
  afterwards(await act((ctx) => createEndpoint(ctx, readFields(data)))),
);

export const change = formAction([storableText, versionArgument], async (endpointId, version, data) =>
  afterwards(await act((ctx) => updateEndpoint(ctx, endpointId, readFields(data), version))),
);

export const remove = action([storableText], async (endpointId) => {
  const outcome = await act((ctx) => removeEndpoint(ctx, endpointId));
  refresh();
  return outcome;
});

export const tryModel = action([storableText, storableText], async (endpointId, model) => {
  const outcome = await act((ctx) => testEndpoint(ctx, endpointId, model));
  refresh();
  return outcome;
});

/** To the list, or back to the form; that a name is taken is said where the name stands. */
function afterwards(outcome: Outcome<unknown>): Outcome<unknown> {
  if (outcome.ok) redirect('/settings/endpoints');
  if (outcome.error.code !== 'exists') return outcome;
  return { ok: false, error: { code: 'invalid', issues: [{ path: 'name', code: 'used_elsewhere' }] } };
}
