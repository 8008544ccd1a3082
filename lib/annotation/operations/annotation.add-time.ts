import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { activeTimeSchema, addActiveTime } from '../server/figures/add-active-time';

export const annotationAddTime = operation({
  name: 'annotation.add-time',
  summary: 'Add a batch of active time to one’s own annotation; returns the sum',
  access: 'annotation.author',
  scope: 'annotations:write',
  route: 'POST /annotations/{annotationId}/time',
  input: activeTimeSchema.extend({ annotationId: storableText }),
  output: z.object({ activeMs: z.number() }),
  example: { id: '00000000-0000-4000-8000-000000000002', ms: 1_000 },
  run: (ctx, { annotationId, ...batch }) => addActiveTime(ctx, annotationId, batch),
});
