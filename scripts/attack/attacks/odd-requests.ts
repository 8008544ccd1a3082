import { ACTIONS } from '@/lib/testing/actions/action-table';
import type { Attack, AttackTarget } from '../attack';
import { sendRaw } from '../raw';
import { actionIds } from '../visitor';

const LINES = [
  ...['TRACE / HTTP/1.1', 'OPTIONS * HTTP/1.1', 'PROPFIND /projects HTTP/1.1', 'GET /% HTTP/1.1'],
  ...[
    'GET /%E0%A4%A HTTP/1.1',
    'GET /projects/%00 HTTP/1.1',
    'GET //evil.example/ HTTP/1.1',
    'GET /\\evil HTTP/1.1',
  ],
  ...['GET /sign-in?next=/%0a HTTP/1.1', 'GET /_next/image?url=%2F%2Fevil.example&w=1&q=1 HTTP/1.1'],
  ...[
    'GET /_next/static/../../package.json HTTP/1.1',
    'GET /..%2f..%2fetc%2fpasswd HTTP/1.1',
    'PUT /api/health HTTP/1.1',
  ],
  ...[
    `GET /${'a'.repeat(15_000)} HTTP/1.1`,
    'GET http://evil.example/ HTTP/1.1',
    'HEAD /api/health HTTP/1.1',
  ],
];
const HEADERS = [
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  `X-Long: ${'a'.repeat(20_000)}`,
  'Content-Length: 5\r\nContent-Length: 6',
  'Next-Action: none',
  'RSC: 1\r\nNext-Router-State-Tree: %5B%22%22',
  'RSC: 1\r\nNext-Router-State-Tree: {"a":',
  'Range: bytes=0-0,1-1,-1',
  'Accept-Encoding: \x01',
  'Accept-Language: *;q=x,,,\xff',
  'Cookie: locale=../../../etc/passwd; theme=%00; better-auth.session_token=a.b',
  'Cookie: better-auth.session_token=%E0%A4%A; locale=%',
  'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: ftp',
  'If-None-Match: *\r\nIf-Modified-Since: none',
];
/** Arguments that React's own reader has to refuse: half JSON, references to what is not there, to prototypes, without end. */
const ARGUMENTS = [
  ...[
    '',
    '[',
    '{}',
    'null',
    '["$K1"]',
    '["$F1"]',
    '["$@1"]',
    '["$1:constructor:constructor"]',
    '["$Q1","$W1","$i1"]',
  ],
  ...[
    '[null,null,null,null]',
    '["\\ud800"]',
    '{"__proto__":{"ok":true}}',
    '["$undefined","$NaN","$D2020-99-99"]',
  ],
  ...['['.repeat(5_000) + ']'.repeat(5_000), '["$B1","$h1","$Z"]', '[1e999,"$n99999999999999999999"]'],
];

/** What no browser sends: lines, headers and bodies that are broken or meant for others. Refused, never a failure of the studio. */
export const oddRequests: Attack = {
  name: 'odd-requests',
  async run(target) {
    const { answers, url, visitors, ids } = target;
    const { host } = new URL(url);
    for (const line of LINES)
      answers.note(
        line.slice(0, 60),
        await sendRaw(url, `${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      );
    for (const header of HEADERS)
      for (const path of ['/sign-in', '/api/health', '/api/v1/notices']) {
        const text = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${header}\r\n\r\n`;
        answers.note(`POST ${path} ${header.slice(0, 60)}`, await sendRaw(url, text));
        answers.note(`GET ${path} ${header.slice(0, 60)}`, await sendRaw(url, text.replace('POST', 'GET')));
      }
    await sendArguments(target);
    const skipped = await visitors.nobody.ask('GET', `/projects/${ids.projectId}`, undefined, {
      'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
    });
    return skipped.status === 307 ? [] : [`a page answered ${skipped.status} to nobody`];
  },
};

/** Each odd list of arguments to one action of a form and one of a list; then to every action arguments of other kinds. */
async function sendArguments({ visitors, neighbour, ownIds, force }: AttackTarget): Promise<void> {
  const known = actionIds();
  for (const key of ['app/(entry)/actions.ts signInAction', 'app/preferences.ts savePreferences'])
    for (const body of ARGUMENTS)
      for (const type of [
        'text/plain;charset=UTF-8',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
      ])
        await visitors.nobody.ask('POST', '/sign-in', body, {
          'next-action': known.get(key)!,
          'content-type': type,
        });
  for (const [key, { args }] of Object.entries(ACTIONS)) {
    if (/signMeOutEverywhere|endMySession/.test(key)) continue; // they are for ending what the attack goes on with
    for (const other of force.thorough ? [null, 7, 'none', {}, []] : [null, {}])
      await neighbour.act(
        key,
        ownIds,
        args(ownIds).map(() => other),
      );
  }
}
