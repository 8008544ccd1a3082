'use server';

import { redirect } from 'next/navigation';
import { formActionOf } from '@/lib/api/action-of';
import { projectCreate } from '@/lib/project/operations/project.create';

/** Makes a project and goes to it. */
export const create = formActionOf(projectCreate, { then: ({ id }) => redirect(`/projects/${id}`) });
