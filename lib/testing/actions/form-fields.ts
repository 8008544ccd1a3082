/** What is bound to a form, beside the ids, and what it sends. */
export interface FormFields {
  bound?: Record<string, unknown>;
  fields: Record<string, string>;
}

const PROJECT = 'app/(studio)/projects/[projectId]';
const ENDPOINTS = 'app/(studio)/settings/endpoints';
const endpoint = {
  name: 'An endpoint of a form',
  baseUrl: 'https://models.example/v1',
  'models.name': 'judge-1',
  maxInFlight: '8',
  timeoutSeconds: '120',
};

/** Forms whose fields are not those of their operation's input, so that its example does not say what they send. */
export const FORM_FIELDS: Record<string, FormFields> = {
  'app/(studio)/account/actions.ts renameMe': { fields: { name: 'Another name' } },
  [`${PROJECT}/settings/actions.ts saveGold`]: {
    bound: { version: 1 },
    fields: { rule: 'unanimous', votes: '2' },
  },
  [`${PROJECT}/rounds/actions.ts create`]: {
    fields: {
      kind: 'main',
      name: 'Another round',
      overlap: '1',
      order: 'arrival',
      samples: '{"kind":"all"}',
      id: '00000000-0000-4000-8000-000000000005',
    },
  },
  [`${PROJECT}/rounds/actions.ts save`]: { bound: { version: 1 }, fields: { name: 'Another name' } },
  [`${PROJECT}/runs/actions.ts saveRequirement`]: { fields: { balancedAccuracy: '', passRate: '' } },
  [`${PROJECT}/runs/actions.ts savePrefill`]: { fields: { runId: 'latest' } },
  [`${PROJECT}/runs/actions.ts startRunOf`]: { bound: { method: 'offline' }, fields: {} },
  [`${PROJECT}/runs/actions.ts startPanel`]: { bound: { method: 'panel' }, fields: {} },
  [`${PROJECT}/runs/actions.ts startGroupDryRuns`]: { fields: { method: 'felm', model: 'none/judge-1' } },
  [`${PROJECT}/runs/actions.ts startGroup`]: {
    bound: { methods: [{ method: 'offline' }] },
    fields: { budget: '1' },
  },
  [`${PROJECT}/runs/actions.ts resumeGroup`]: { fields: { budget: '1' } },
  [`${PROJECT}/runs/actions.ts startDryRun`]: {
    bound: { method: 'l-face4rag' },
    fields: { model: 'none/judge-1' },
  },
  [`${PROJECT}/runs/actions.ts startFull`]: { bound: { method: 'l-face4rag' }, fields: { budget: '1' } },
  [`${PROJECT}/runs/actions.ts resume`]: { fields: { budget: '1' } },
  [`${PROJECT}/snapshots/actions.ts createSnapshot`]: { fields: { content: 'gold', reason: 'A release' } },
  [`${PROJECT}/construction/actions.ts startConstruction`]: { fields: { 'wanted.number': '1' } },
  [`${PROJECT}/construction/plan/actions.ts updatePlan`]: {
    fields: { 'cell.0.type': 'KConf', 'cell.0.wanted': '1' },
  },
  [`${PROJECT}/construction/runs/actions.ts startConstructionRun`]: {
    fields: {
      'wanted.conflation': '1',
      model: '00000000-0000-4000-8000-000000000005/judge-1',
      budget: '1',
    },
  },
  [`${ENDPOINTS}/actions.ts create`]: { fields: endpoint },
  [`${ENDPOINTS}/actions.ts change`]: { bound: { version: 1 }, fields: endpoint },
};
