import { fillPattern } from '@/lib/testing/actions/access-table';
import { ACTIONS } from '@/lib/testing/actions/action-table';
import { allCalls } from '@/lib/testing/actions/operation-calls';
import type { Attack, AttackTarget } from '../attack';

/** What UTF-8 or PostgreSQL cannot hold: NUL, and either half of a pair alone. */
const UNSTORABLE = ['\0', '\ud800', '\udc00'];
/** Search parameters that lists and exports know. */
const PARAMETERS = [
  'search',
  'q',
  'format',
  'name',
  'after',
  'sort',
  'verdict',
  'annotator',
  'generator',
  'page',
];

/** Text that cannot be stored, in each field of each body, form, path and query: refused, never a failure of the studio. */
export const unstorableText: Attack = {
  name: 'unstorable-text',
  async run(target) {
    await sendBodies(target);
    await sendAddresses(target);
    await callActions(target);
    return [];
  },
};

/** NUL alone where it has to be quick. */
const endingsFor = ({ force }: AttackTarget): string[] =>
  force.thorough ? UNSTORABLE : UNSTORABLE.slice(0, 1);

async function sendBodies(target: AttackTarget): Promise<void> {
  const { neighbour, ownIds } = target;
  const ends = endingsFor(target);
  for (const [key, { data, query = '' }] of Object.entries(await allCalls())) {
    const [method = '', pattern = ''] = key.split(' ');
    if (!data || pattern.includes('[...all]')) continue;
    const body = data(ownIds);
    const path = fillPattern(pattern, ownIds) + query;
    for (const wrong of typeof body === 'string' ? ends.map((end) => body + end) : spoilt(body, ends))
      await neighbour.ask(method, path, wrong);
  }
  for (const wrong of spoilt({ email: 'lead@example.test', password: 'a river' }, ends))
    await neighbour.ask('POST', '/api/auth/sign-in/email', wrong);
}

async function sendAddresses({ neighbour, ownIds, force }: AttackTarget): Promise<void> {
  const { projectId } = ownIds;
  for (const text of force.thorough ? ['%00', '%ED%A0%80', '%FF', '%'] : ['%00', '%FF']) {
    for (const key of Object.keys(await allCalls())) {
      const [method = '', pattern = ''] = key.split(' ');
      if (method !== 'GET' || !pattern.includes('Id]')) continue;
      await neighbour.ask('GET', pattern.replaceAll(/\[\w+\]/g, text));
    }
    const query = PARAMETERS.map((name) => `${name}=${text}`).join('&');
    for (const path of [
      'samples',
      'adjudication',
      'audit-log',
      'rounds/known',
      'agreement/segments',
      'annotate',
    ])
      await neighbour.ask('GET', `/projects/${projectId}/${path}?${query}`);
    for (const path of ['samples', 'export', 'audit-log', 'adjudication/next'])
      for (const name of PARAMETERS)
        await neighbour.ask('GET', `/api/v1/projects/${projectId}/${path}?${name}=${text}`);
  }
}

async function callActions(target: AttackTarget): Promise<void> {
  const { neighbour, visitors, ownIds } = target;
  for (const [key, { args, may }] of Object.entries(ACTIONS)) {
    const visitor = may.includes('lead') ? neighbour : visitors.owner;
    for (const values of spoilt(args(ownIds), endingsFor(target)) as unknown[][])
      await visitor.act(key, ownIds, values);
  }
}

/** The value as often as it has texts, each time with one of them spoilt. */
function spoilt(value: unknown, endings: readonly string[]): unknown[] {
  if (typeof value === 'string') return endings.map((end) => value + end);
  if (value instanceof FormData)
    return [...value.keys()].flatMap((name) =>
      endings.map((end) => {
        const copy = new FormData();
        for (const [each, field] of value)
          copy.append(each, each === name ? `${String(field)}${end}` : field);
        return copy;
      }),
    );
  if (Array.isArray(value))
    return value.flatMap((each, at) => spoilt(each, endings).map((wrong) => value.with(at, wrong)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    spoilt(each, endings).map((wrong) => ({ ...value, [name]: wrong })),
  );
}
