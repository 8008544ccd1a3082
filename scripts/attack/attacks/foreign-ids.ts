import { type Call, fillPattern, type RequestIds, PAGES } from '@/lib/testing/actions/access-table';
import { ACTIONS } from '@/lib/testing/actions/action-table';
import { allCalls } from '@/lib/testing/actions/operation-calls';
import type { Attack, AttackTarget } from '../attack';
import { actRefused, countEdits } from '../refused';

/** A lead asks for everything of a project that is not theirs: by its own address, and through their own project. */
export const foreignIds: Attack = {
  name: 'foreign-ids',
  async run(target) {
    const before = await countEdits(target, target.ids.projectId);
    const broken = [
      ...(await askFor(target, target.ids)),
      ...(await askFor(target, throughOwn(target))),
      ...(await callActions(target, target.ids)),
      ...(await callActions(target, throughOwn(target))),
    ];
    const done = (await countEdits(target, target.ids.projectId)) - before;
    return done === 0 ? broken : [...broken, `${done} things were done in somebody else's project`];
  },
};

/** Somebody else's things under one's own project. Endpoints belong to the studio. */
const throughOwn = ({ ids, ownIds }: AttackTarget): AttackTarget['ids'] => ({
  ...ids,
  projectId: ownIds.projectId,
  endpointId: ownIds.endpointId,
});

async function askFor({ neighbour, ids: theirs }: AttackTarget, ids: AttackTarget['ids']): Promise<string[]> {
  const broken: string[] = [];
  const pages = Object.keys(PAGES).map((pattern) => [`GET ${pattern}`, {}] as const);
  for (const [key, call] of [...pages, ...Object.entries(await allCalls())]) {
    const [method = '', pattern = ''] = key.split(' ');
    const path = fillPattern(pattern, ids);
    if (!names(path, theirs)) continue;
    const { query = '', data } = call as Call;
    const { status } = await neighbour.ask(method, path + query, data?.(ids));
    if (status < 400) broken.push(`${key} answered ${status}`);
  }
  return broken;
}

async function callActions(
  { neighbour, ids: theirs, ownIds }: AttackTarget,
  ids: AttackTarget['ids'],
): Promise<string[]> {
  const broken: string[] = [];
  for (const [key, { args }] of Object.entries(ACTIONS)) {
    const values = args(ids);
    if (!values.some((value) => names(shown(value), theirs))) continue;
    // From a page of their own, which they see.
    const told = await actRefused(neighbour, key, { ids: ownIds, values });
    if (told && !FOUND_NONE.some((words) => told.includes(words))) broken.push(told);
  }
  return broken;
}

/** What a verb says that looks for things in one's own project, and finds none of these there. */
const FOUND_NONE = ['"value":0', '"reason":"not_claimed"', '"reason":"rounds_changed"'];

const shown = (value: unknown): string =>
  JSON.stringify(value instanceof FormData ? Object.fromEntries(value) : value) ?? '';

/** Whether a text names something of theirs. */
function names(text: string, { endpointId: _, ...theirs }: RequestIds): boolean {
  return Object.values(theirs).some((id) => text.includes(id));
}
