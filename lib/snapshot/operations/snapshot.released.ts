import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listReleasedSources } from '../server/list-released-sources';
import { releasedSourcesSchema } from '../view-schema';

export const snapshotReleased = operation({
  name: 'snapshot.released',
  summary: 'The released labels of a project that a snapshot can have errata of',
  access: 'project.figures',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/released-labels',
  input: z.object({ projectId: storableText }),
  output: releasedSourcesSchema,
  run: (ctx, { projectId }) => listReleasedSources(ctx, projectId),
});
