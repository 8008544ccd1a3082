'use server';

import { redirect } from 'next/navigation';
import { actionOf } from '@/lib/api/action-of';
import { act, type Outcome } from '@/lib/entry/action';
import { formAction, versionArgument } from '@/lib/entry/server-action';
import { endpointRemove } from '@/lib/llm/operations/endpoint.remove';
import { endpointTry } from '@/lib/llm/operations/endpoint.try';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { updateEndpoint } from '@/lib/llm/server/update-endpoint';
import { storableText } from '@/lib/storable-schema';
import { readFields } from './read-fields';

export const create = formAction([], async (data) =>
  afterwards(await act((ctx) => createEndpoint(ctx, readFields(data)))),
);

export const change = formAction([storableText, versionArgument], async (endpointId, version, data) =>
  afterwards(await act((ctx) => updateEndpoint(ctx, endpointId, readFields(data), version))),
);

export const remove = actionOf(endpointRemove);
export const tryModel = actionOf(endpointTry);

/** To the list, or back to the form; that a name is taken is said where the name stands. */
function afterwards(outcome: Outcome<unknown>): Outcome<unknown> {
  if (outcome.ok) redirect('/settings/endpoints');
  if (outcome.error.code !== 'exists') return outcome;
  return { ok: false, error: { code: 'invalid', issues: [{ path: 'name', code: 'used_elsewhere' }] } };
}
