import { form } from '@/lib/testing/actions/server-action';
import { CRASH_PASSWORD } from '../../crash/world';
import type { Attack } from '../attack';

/** Ways to spell another site that some browser or parser has taken for a path. */
const ELSEWHERE = [
  ...['https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'],
  ...[
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/\t\\evil.example',
    '///evil.example',
    '/a/../../\\evil.example',
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '%2f%2fevil.example',
    '/%09/evil.example',
    '/%2f%2fevil.example',
  ],
  ...[
    '//evil.example%40localhost',
    '/@evil.example',
    'evil.example',
    '.evil.example',
    '@evil.example',
    '/;@evil.example',
  ],
];

/** Addresses to go on to after signing in: none leads out of the studio. */
export const redirects: Attack = {
  name: 'redirects',
  async run({ visitors, url, db }) {
    const broken: string[] = [];
    for (const next of ELSEWHERE) {
      const values = [
        { error: null, done: 0 },
        form({ email: 'reader@example.test', password: CRASH_PASSWORD, next }),
      ];
      const entered = await visitors.nobody.act('app/(entry)/actions.ts signInAction', {}, values);
      const led = entered.headers.get('x-action-redirect')?.replace(/;(push|replace)$/, '');
      if (led === undefined)
        broken.push(
          `signing in with next=${next} led nowhere: ${entered.status} ${(await entered.text()).slice(-300)}`,
        );
      else if (leaves(led, url)) broken.push(`signing in with next=${JSON.stringify(next)} led to ${led}`);
      const back = await visitors.reader.ask('GET', `/sign-in?next=${encodeURIComponent(next)}`);
      const location = back.headers.get('location') ?? '/';
      if (leaves(location, url)) broken.push(`/sign-in?next=${JSON.stringify(next)} led to ${location}`);
    }
    await db.attemptCount.deleteMany();
    return broken;
  },
};

/** Whether a browser on the sign-in page would follow it to another site. */
const leaves = (address: string, url: string): boolean => new URL(address, `${url}/sign-in`).origin !== url;
