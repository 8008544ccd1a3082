import { ASKERS, fillPattern, PAGES } from '@/lib/testing/actions/access-table';
import { ACTIONS } from '@/lib/testing/actions/action-table';
import { allCalls } from '@/lib/testing/actions/operation-calls';
import type { Attack, AttackTarget } from '../attack';
import { actRefused, countEdits } from '../refused';

/** Every page, route and server action, asked by everybody who may not: told so, and nothing is done. */
export const smallRoles: Attack = {
  name: 'small-roles',
  async run(target) {
    const before = await countEdits(target, target.ids.projectId);
    const broken = [
      ...(await askPages(target)),
      ...(await askRoutes(target)),
      ...(await callActions(target)),
    ];
    const done = (await countEdits(target, target.ids.projectId)) - before;
    return done === 0 ? broken : [...broken, `${done} things were done by people who may not`];
  },
};

async function askPages({ visitors, ids }: AttackTarget): Promise<string[]> {
  const broken: string[] = [];
  for (const [pattern, answers] of Object.entries(PAGES))
    for (const asker of ASKERS) {
      if (answers[asker] === 200) continue;
      const { status } = await visitors[asker].ask('GET', fillPattern(pattern, ids));
      if (status !== answers[asker]) broken.push(`${asker}: ${pattern} answered ${status}`);
    }
  return broken;
}

async function askRoutes({ visitors, ids }: AttackTarget): Promise<string[]> {
  const broken: string[] = [];
  for (const [key, call] of Object.entries(await allCalls()))
    for (const asker of ASKERS) {
      const expected = [call.answers[asker]].flat();
      if (expected.some((status) => status < 400)) continue;
      const [method = '', pattern = ''] = key.split(' ');
      const path = fillPattern(pattern, ids) + (call.query ?? '');
      const { status } = await visitors[asker].ask(method, path, call.data?.(ids));
      if (!expected.includes(status)) broken.push(`${asker}: ${key} answered ${status}`);
    }
  return broken;
}

async function callActions({ visitors, ids }: AttackTarget): Promise<string[]> {
  const broken: string[] = [];
  for (const [key, { may, args }] of Object.entries(ACTIONS))
    for (const asker of ASKERS) {
      if (may.includes(asker)) continue;
      const told = await actRefused(visitors[asker], key, { ids, values: args(ids) });
      if (told) broken.push(`${asker}: ${told}`);
    }
  return broken;
}
