import type { RequesterRole } from './access-table';
import { operationActions } from './operation-actions';
import { FORM, form, type ServerAction } from './server-action';

const anybody: RequesterRole[] = ['owner', 'lead', 'annotator', 'reader', 'outsider', 'nobody'];
const people: RequesterRole[] = ['owner', 'lead', 'annotator', 'reader', 'outsider'];

const account = { email: 'somebody@example.test', password: 'a river in the hills', name: 'Somebody' };
/** The actions of one file by their exported names. */
function actionsOf(
  file: string,
  page: string,
  may: RequesterRole[],
  actions: Record<string, ServerAction['args']>,
): Record<string, ServerAction> {
  return Object.fromEntries(
    Object.entries(actions).map(([name, args]) => [`app/${file} ${name}`, { page, may, args }]),
  );
}

/** The actions that are made from no operation. What stands inside a page acts on the session of whoever calls it alone. */
const BY_HAND: Record<string, ServerAction> = {
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
    changeMyPassword: () => [FORM, form({ current: 'not it at all', next: 'rivers in the hills' })],
    signMeOutEverywhere: () => [],
  }),
  ...actionsOf('(studio)/account/second-factor/actions.ts', '/account', people, {
    beginSecondFactor: () => [],
    finishSecondFactor: () => ['000000'],
    renewRecoveryCodes: () => [],
    turnSecondFactorOff: () => [],
  }),
};

/** Every exported server action. */
export const ACTIONS: Record<string, ServerAction> = { ...(await operationActions()), ...BY_HAND };
