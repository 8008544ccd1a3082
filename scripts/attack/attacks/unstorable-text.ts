import { CALLS, fillPattern } from '@/lib/testing/access-table';
import { ACTIONS } from '@/lib/testing/action-table';
import type { Attack, Target } from '../attack';

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

async function sendBodies({ neighbour, ownIds }: Target): Promise<void> {
  for (const [key, { data, query = '' }] of Object.entries(CALLS)) {
    const [method = '', pattern = ''] = key.split(' ');
    if (!data || pattern.includes('[...all]')) continue;
    const body = data(ownIds);
    const path = fillPattern(pattern, ownIds) + query;
    for (const wrong of typeof body === 'string' ? UNSTORABLE.map((end) => body + end) : spoilt(body))
      await neighbour.ask(method, path, wrong);
  }
  for (const wrong of spoilt({ email: 'lead@example.test', password: 'a river' }))
    await neighbour.ask('POST', '/api/auth/sign-in/email', wrong);
}

async function sendAddresses({ neighbour, ownIds }: Target): Promise<void> {
  const { projectId } = ownIds;
  for (const text of ['%00', '%ED%A0%80', '%FF', '%']) {
    for (const key of Object.keys(CALLS)) {
      const [method = '', pattern = ''] = key.split(' ');
      if (method !== 'GET' || !pattern.includes('Id]')) continue;
      await neighbour.ask('GET', pattern.replaceAll(/\[\w+\]/g, text));
    }
    const query = PARAMETERS.map((name) => `${name}=${text}`).join('&');
    for (const path of [
      'samples',
      'adjudication',
      'audit-trail',
      'rounds/known',
      'agreement/segments',
      'annotate',
    ])
      await neighbour.ask('GET', `/projects/${projectId}/${path}?${query}`);
    for (const path of ['samples', 'export', 'audit-trail', 'adjudication/next'])
      for (const name of PARAMETERS)
        await neighbour.ask('GET', `/api/projects/${projectId}/${path}?${name}=${text}`);
  }
}

async function callActions({ neighbour, visitors, ownIds }: Target): Promise<void> {
  for (const [key, { args, may }] of Object.entries(ACTIONS)) {
    const visitor = may.includes('lead') ? neighbour : visitors.owner;
    for (const values of spoilt(args(ownIds)) as unknown[][]) await visitor.act(key, ownIds, values);
  }
}

/** The value as often as it has texts, each time with one of them spoilt. */
function spoilt(value: unknown): unknown[] {
  if (typeof value === 'string') return UNSTORABLE.map((end) => value + end);
  if (value instanceof FormData)
    return [...value.keys()].flatMap((name) =>
      UNSTORABLE.map((end) => {
        const copy = new FormData();
        for (const [each, field] of value)
          copy.append(each, each === name ? `${String(field)}${end}` : field);
        return copy;
      }),
    );
  if (Array.isArray(value))
    return value.flatMap((each, at) => spoilt(each).map((wrong) => value.with(at, wrong)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    spoilt(each).map((wrong) => ({ ...value, [name]: wrong })),
  );
}
