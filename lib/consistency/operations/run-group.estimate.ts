import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { DEFAULT_PREFILL_METHOD } from '../methods/registry';
import { groupChoiceSchema } from '../run-group/group-order';
import { groupEstimateSchema } from '../run-group/view-schema';
import { estimateRunGroup } from '../server/run-group/estimate-run-group';

export const runGroupEstimate = operation({
  name: 'run-group.estimate',
  summary: 'What several methods would take over the same samples, corrected by the dry runs that there are',
  access: 'project.lead',
  scope: 'runs:read',
  route: 'POST /projects/{projectId}/run-groups/estimate',
  input: groupChoiceSchema.extend({ projectId: storableText }),
  output: groupEstimateSchema,
  example: { methods: [{ method: DEFAULT_PREFILL_METHOD }] },
  run: (ctx, { projectId, ...order }) => estimateRunGroup(ctx, projectId, order),
});
