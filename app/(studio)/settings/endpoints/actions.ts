'use server';

import { redirect } from 'next/navigation';
import { actionOf, formActionOf } from '@/lib/api/action-of';
import { endpointCreate } from '@/lib/llm/operations/endpoint.create';
import { endpointRemove } from '@/lib/llm/operations/endpoint.remove';
import { endpointTry } from '@/lib/llm/operations/endpoint.try';
import { endpointUpdate } from '@/lib/llm/operations/endpoint.update';
import { readFields } from './read-fields';

const toList = () => redirect('/settings/endpoints');

export const create = formActionOf(endpointCreate, { read: readFields, then: toList });
export const change = formActionOf(endpointUpdate, { read: readFields, then: toList });
export const remove = actionOf(endpointRemove);
export const tryModel = actionOf(endpointTry);
