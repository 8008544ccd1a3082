import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { roundPreviewSchema } from '../preview-view-schema';
import { roundFieldsSchema } from '../round';
import { previewRound } from '../server/rounds/preview-round';

export const roundPreview = operation({
  name: 'round.preview',
  summary: 'What a new round would draw; nothing changes',
  access: 'project.lead',
  scope: 'rounds:read',
  route: 'POST /projects/{projectId}/rounds/preview',
  input: roundFieldsSchema.extend({ projectId: storableText }),
  output: roundPreviewSchema,
  example: {
    kind: 'main',
    name: 'Another round',
    overlap: 1,
    share: 100,
    size: null,
    order: 'arrival',
    randomShare: 0,
    honeypotShare: 0,
    counts: true,
    leaseHours: null,
    everybody: true,
    even: true,
    people: [],
  },
  run: (ctx, { projectId, ...fields }) => previewRound(ctx, projectId, fields),
});
