import { Prisma } from '@/generated/prisma/client';
import type { SampleSelection } from '../selection';
import { sampleFilter } from './sample-filter';

/** A selection as a condition on Sample `s`, the project's included; for leads, who see everybody's labels. */
export function selected(projectId: string, selection: SampleSelection): Prisma.Sql {
  if (selection.kind === 'some')
    return Prisma.sql`s."projectId" = ${projectId}::uuid AND s.id = ANY(${selection.ids}::uuid[])`;
  const found = sampleFilter(projectId, selection.filter, { all: true });
  return Prisma.sql`${found} AND s.id <> ALL(${selection.except}::uuid[])`;
}
