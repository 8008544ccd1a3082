import fs from 'node:fs';
import { fillPattern, type RequestIds } from '@/lib/testing/actions/access-table';
import { ACTIONS } from '@/lib/testing/actions/action-table';
import type { Browser } from '../crash/browser';
import type { AttackResponses } from './answers';
import { encodeArguments } from './encode-arguments';

/** Longer than any answer may take; an attack goes on when one does not come. */
const WAIT_LIMIT_MS = 120_000;

/** Somebody's browser whose answers are counted. */
export class Visitor {
  constructor(
    readonly browser: Browser,
    private readonly answers: AttackResponses,
  ) {}

  /** Asks without following redirects; a body is sent as JSON unless it is text or a form. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const isRaw = body === undefined || typeof body === 'string' || body instanceof FormData;
    const type: Record<string, string> = isRaw ? {} : { 'content-type': 'application/json' };
    return this.counted(`${method} ${path}`, path, {
      method,
      redirect: 'manual',
      headers: { ...type, ...headers },
      body: isRaw ? body : JSON.stringify(body),
    });
  }

  /** Calls a server action as its page would; one that answers "internal" has failed, whatever its status. */
  async act(
    key: string,
    ids: Partial<RequestIds>,
    values: unknown[],
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await this.counted(key, fillPattern(ACTIONS[key]!.page, ids), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'next-action': actionIds().get(key)!, accept: 'text/x-component', ...headers },
      body: encodeArguments(values),
    });
    if ((await response.clone().text()).includes('"code":"internal"')) this.answers.note(key, 500);
    return response;
  }

  private async counted(what: string, path: string, init: RequestInit): Promise<Response> {
    try {
      const response = await this.browser.fetch(path, {
        ...init,
        signal: AbortSignal.timeout(WAIT_LIMIT_MS),
      });
      this.answers.note(what, response.status);
      return response;
    } catch (thrown) {
      this.answers.note(what, -1);
      throw thrown;
    }
  }
}

let known: Map<string, string> | undefined;

/** The ids that the build gave to server actions, as their pages carry them. */
export function actionIds(): Map<string, string> {
  if (known) return known;
  const folder = process.env.NEXT_DIST_DIR || '.next';
  const manifest = fs.readFileSync(`${folder}/server/server-reference-manifest.json`, 'utf8');
  const { node } = JSON.parse(manifest) as {
    node: Record<string, { filename: string; exportedName: string }>;
  };
  known = new Map(Object.entries(node).map(([id, at]) => [`${at.filename} ${at.exportedName}`, id]));
  return known;
}
