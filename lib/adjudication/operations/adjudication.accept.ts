import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listQuerySchema } from '../query';
import { agreedCountSchema } from '../queue-view-schema';
import { acceptAgreed } from '../server/accept-agreed';

export const adjudicationAccept = operation({
  name: 'adjudication.accept',
  summary: 'Accept a page of what the gold rule agrees on; returns how many, and how many are left',
  access: 'project.lead',
  scope: 'gold:write',
  route: 'POST /projects/{projectId}/adjudication/accept',
  // Of a filter that it does not know it would accept everything.
  input: z.object({ projectId: storableText, query: z.strictObject(listQuerySchema.shape) }),
  output: agreedCountSchema.extend({ accepted: z.int() }),
  example: { query: {} },
  run: (ctx, { projectId, query }) => acceptAgreed(ctx, projectId, query),
});
