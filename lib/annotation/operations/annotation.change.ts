import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { changeSchema } from '../labels/change-schema';
import { saveChange } from '../server/labels/save-change';
import { changeResultSchema } from '../view-schema';

export const annotationChange = operation({
  name: 'annotation.change',
  summary: 'One change of one’s own annotation; the other fields are those of its kind',
  access: 'annotation.author',
  scope: 'annotations:write',
  route: 'POST /annotations/{annotationId}/changes',
  input: z.looseObject({
    annotationId: storableText,
    kind: z.enum(changeSchema.options.map(({ shape }) => shape.kind.value)),
  }),
  body: changeSchema,
  output: changeResultSchema,
  example: {
    kind: 'flag',
    changeId: '00000000-0000-4000-8000-000000000001',
    version: 1,
    reason: 'to be looked at',
  },
  /** Fifty pieces of evidence may quote a long reference. */
  bodyLimit: 8 * 1024 * 1024,
  run: (ctx, { annotationId, ...change }) => saveChange(ctx, annotationId, change),
});
