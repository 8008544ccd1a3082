import { randomUUID } from 'node:crypto';
import type { Asker, Ids } from './access-table';

/** A server action: on which page it can be called, who may, and arguments that such a person could send. */
export interface ServerAction {
  page: string;
  may: readonly Asker[];
  /** `userId` is somebody's of the project. */
  args: (ids: Ids & { userId: string }) => unknown[];
}

const FORM = { error: null, done: 0 };
const anybody: Asker[] = ['owner', 'lead', 'annotator', 'reader', 'stranger', 'nobody'];
const people: Asker[] = ['owner', 'lead', 'annotator', 'reader', 'stranger'];
const annotators: Asker[] = ['owner', 'lead', 'annotator'];
const leads: Asker[] = ['owner', 'lead'];
const owner: Asker[] = ['owner'];

/** The fields of a form. */
export function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const account = { email: 'somebody@example.test', password: 'a river in the hills', name: 'Somebody' };
const endpoint = { name: 'Endpoint', baseUrl: 'https://models.example/v1', models: '[]' };
/** A round as its form says it. */
const round = (): FormData =>
  form({
    ...{ kind: 'main', name: 'Another round', overlap: '1', order: 'arrival', who: 'everybody' },
    ...{ id: randomUUID(), samples: '{"kind":"all"}' },
  });

/** The actions of one file by their exported names. */
function actionsOf(
  file: string,
  page: string,
  may: Asker[],
  actions: Record<string, ServerAction['args']>,
): Record<string, ServerAction> {
  return Object.fromEntries(
    Object.entries(actions).map(([name, args]) => [`app/${file} ${name}`, { page, may, args }]),
  );
}

const PROJECT = '/projects/[projectId]';

/** Every exported server action; what stands inside a page acts on the session of whoever calls it alone. */
export const ACTIONS: Record<string, ServerAction> = {
  ...actionsOf('(entry)/actions.ts', '/sign-in', anybody, {
    signInAction: () => [FORM, form({ ...account, next: '/projects' })],
  }),
  ...actionsOf('(entry)/sign-in/code/actions.ts', '/sign-in/code', anybody, {
    codeAction: () => [FORM, form({ code: '000000', next: '/projects' })],
  }),
  ...actionsOf('(entry)/actions.ts', '/invite/none', anybody, {
    setUpAction: () => [FORM, form({ ...account, token: 'none' })],
    joinAsNewAction: () => [FORM, form({ ...account, token: 'none' })],
    joinAction: () => [FORM, form({ token: 'none' })],
    resetAction: () => [FORM, form({ token: 'none', password: account.password })],
  }),
  ...actionsOf('preferences.ts', '/sign-in', anybody, { savePreferences: () => [{ theme: 'dark' }] }),
  ...actionsOf('(studio)/account/actions.ts', '/account', people, {
    renameMe: () => [FORM, form({ name: 'Another name' })],
    saveDesk: () => [FORM, form({ dailyGoal: '10', showTime: 'on' })],
    saveDeskKeys: () => [{}],
    changeMyPassword: () => [FORM, form({ current: 'not it at all', next: 'rivers in the hills' })],
    endMySession: () => [randomUUID()],
    signMeOutEverywhere: () => [],
  }),
  ...actionsOf('(studio)/account/second-factor/actions.ts', '/account', people, {
    beginSecondFactor: () => [],
    finishSecondFactor: () => ['000000'],
    renewRecoveryCodes: () => [],
    turnSecondFactorOff: () => [],
  }),
  ...actionsOf('(studio)/notices/actions.ts', '/notices', people, { mark: () => [{ read: true }] }),
  ...actionsOf('(studio)/people/actions.ts', '/people', owner, {
    setRole: ({ userId }) => [userId, 'owner'],
    setDisabled: ({ userId }) => [userId, true],
    signOut: ({ userId }) => [userId],
    unbind: ({ userId }) => [userId],
    makeResetLink: ({ userId }) => [userId],
    resetFactor: ({ userId }) => [userId],
    askWhatErasingTouches: ({ userId }) => [userId],
    erase: ({ userId }) => [userId, 'Somebody'],
  }),
  ...actionsOf('(studio)/settings/endpoints/actions.ts', '/settings/endpoints/[endpointId]', owner, {
    create: () => [FORM, form(endpoint)],
    change: ({ endpointId }) => [endpointId, 1, FORM, form(endpoint)],
    remove: ({ endpointId }) => [endpointId],
    tryModel: ({ endpointId }) => [endpointId, 'judge-1'],
  }),
  ...actionsOf('(studio)/projects/[projectId]/adjudication/actions.ts', `${PROJECT}/adjudication`, leads, {
    accept: ({ projectId }) => [projectId, {}],
  }),
  ...actionsOf('(studio)/projects/[projectId]/agreement/actions.ts', `${PROJECT}/agreement`, leads, {
    startReportAction: ({ projectId, roundId }) => [
      { projectId, roundId, labels: 'all', language: null, generator: null },
    ],
    stopReportAction: ({ projectId }) => [projectId, randomUUID()],
  }),
  ...actionsOf(
    '(studio)/projects/[projectId]/annotate/actions.ts',
    `${PROJECT}/annotate/[sampleId]`,
    annotators,
    {
      skip: ({ projectId, sampleId }) => [projectId, sampleId, 'too hard'],
    },
  ),
  ...actionsOf('(studio)/projects/[projectId]/guidelines/actions.ts', `${PROJECT}/guidelines/edit`, leads, {
    publish: ({ projectId }) => [projectId, 0, FORM, form({ text: '# Rivers', summary: 'first' })],
  }),
  ...actionsOf(
    '(studio)/projects/[projectId]/import/[importId]/actions.ts',
    `${PROJECT}/import/[importId]`,
    leads,
    {
      changeImportAction: ({ importId }) => [importId, { delimiter: ';' }],
      startImportAction: ({ importId }) => [importId],
      cancelImportAction: ({ importId }) => [importId],
    },
  ),
  ...actionsOf('(studio)/projects/[projectId]/rounds/actions.ts', `${PROJECT}/rounds/[roundId]`, leads, {
    save: ({ projectId, roundId }) => [{ projectId, roundId, version: 1 }, FORM, round()],
    close: ({ projectId, roundId }) => [{ projectId, roundId }],
    reopen: ({ projectId, roundId }) => [{ projectId, roundId }],
    sort: ({ projectId, roundId }) => [{ projectId, roundId }],
    reassign: ({ projectId, roundId, userId }) => [
      { projectId, roundId },
      { placeId: randomUUID(), userId },
    ],
    assign: ({ projectId, roundId, userId }) => [
      { projectId, roundId },
      { userId, count: 1 },
    ],
  }),
  ...actionsOf('(studio)/projects/[projectId]/rounds/actions.ts', `${PROJECT}/rounds/new`, leads, {
    preview: ({ projectId }) => [projectId, round()],
    create: ({ projectId }) => [projectId, FORM, round()],
  }),
  ...actionsOf('(studio)/projects/[projectId]/rounds/actions.ts', `${PROJECT}/rounds`, leads, {
    order: ({ projectId, roundId }) => [projectId, [roundId]],
  }),
  ...actionsOf('(studio)/projects/[projectId]/rounds/known/actions.ts', `${PROJECT}/rounds/known`, leads, {
    choose: ({ projectId, sampleId }) => [projectId, sampleId, { honeypot: 'auto', training: 'auto' }],
  }),
  ...actionsOf('(studio)/projects/[projectId]/runs/actions.ts', `${PROJECT}/runs/[runId]`, leads, {
    startOffline: ({ projectId }) => [projectId, FORM, form({})],
    recalibrate: ({ projectId }) => [projectId, FORM, form({})],
    startTrial: ({ projectId, endpointId }) => [projectId, FORM, form({ endpointId, model: 'judge-1' })],
    startFull: ({ projectId, endpointId }) => [
      { projectId, order: { method: 'l-face4rag', endpointId, model: 'judge-1' } },
      FORM,
      form({ budget: '1' }),
    ],
    resume: ({ projectId, runId }) => [{ projectId, runId }, FORM, form({ budget: '1' })],
    pauseRunAction: ({ projectId, runId }) => [projectId, runId],
    cancelRunAction: ({ projectId, runId }) => [projectId, runId],
    retryFailuresAction: ({ projectId, runId }) => [projectId, runId],
    readAgainAction: ({ projectId, runId }) => [projectId, runId],
  }),
  ...actionsOf(
    '(studio)/projects/[projectId]/samples/[sampleId]/actions.ts',
    `${PROJECT}/samples/[sampleId]`,
    leads,
    {
      withdraw: ({ projectId, sampleId }) => [projectId, sampleId, FORM, form({ reason: 'not ours' })],
      reinstate: ({ projectId, sampleId }) => [projectId, sampleId, FORM, form({})],
      giveBack: ({ projectId, sampleId, annotationId }) => [
        ...[projectId, sampleId, annotationId, 1, FORM],
        form({ reason: 'look again' }),
      ],
    },
  ),
  ...actionsOf('(studio)/projects/[projectId]/samples/actions.ts', `${PROJECT}/samples`, leads, {
    withdrawMany: ({ projectId, sampleId }) => [projectId, { kind: 'some', ids: [sampleId] }, 'not ours'],
    reinstateMany: ({ projectId, sampleId }) => [projectId, { kind: 'some', ids: [sampleId] }],
  }),
  ...actionsOf('(studio)/projects/[projectId]/samples/actions.ts', `${PROJECT}/samples`, annotators, {
    take: ({ projectId, sampleId }) => [projectId, sampleId],
  }),
  ...actionsOf('(studio)/projects/[projectId]/settings/actions.ts', `${PROJECT}/settings`, leads, {
    saveProject: ({ projectId }) => [projectId, 1, FORM, form({ name: 'Taken over', description: '' })],
    saveExposure: ({ projectId }) => [projectId, 1, FORM, form({ policy: 'blind', controlShare: '0' })],
    saveGold: ({ projectId }) => [projectId, 1, FORM, form({ rule: 'unanimous', votes: '2' })],
    setRole: ({ projectId, userId }) => [projectId, userId, 'lead'],
    remove: ({ projectId, userId }) => [projectId, userId],
    invite: ({ projectId }) => [projectId, { role: 'lead', days: 30 }],
    revoke: ({ projectId }) => [projectId, randomUUID()],
    setArchived: ({ projectId }) => [projectId, true],
    deleteForGood: ({ projectId }) => [projectId, 'Attacked'],
  }),
};
