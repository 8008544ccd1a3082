'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { act, type Outcome } from '@/lib/entry/action';
import { type FormState, formState } from '@/lib/entry/form';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { removeEndpoint } from '@/lib/llm/server/remove-endpoint';
import { type EndpointTest, testEndpoint } from '@/lib/llm/server/test-endpoint';
import { updateEndpoint } from '@/lib/llm/server/update-endpoint';
import { readFields } from './read-fields';

export async function create(state: FormState, data: FormData): Promise<FormState> {
  return afterwards(state, await act((ctx) => createEndpoint(ctx, readFields(data))));
}

export async function change(
  endpointId: string,
  version: number,
  state: FormState,
  data: FormData,
): Promise<FormState> {
  return afterwards(state, await act((ctx) => updateEndpoint(ctx, endpointId, readFields(data), version)));
}

export async function remove(endpointId: string): Promise<Outcome<void>> {
  const outcome = await act((ctx) => removeEndpoint(ctx, endpointId));
  refresh();
  return outcome;
}

export async function tryModel(endpointId: string, model: string): Promise<Outcome<EndpointTest>> {
  const outcome = await act((ctx) => testEndpoint(ctx, endpointId, model));
  refresh();
  return outcome;
}

/** To the list, or back to the form; that a name is taken is said where the name stands. */
function afterwards(state: FormState, outcome: Outcome<unknown>): FormState {
  if (outcome.ok) redirect('/settings/endpoints');
  if (outcome.error.code !== 'exists') return formState(state, outcome);
  return { ...state, error: { code: 'invalid', issues: [{ path: 'name', code: 'used_elsewhere' }] } };
}
