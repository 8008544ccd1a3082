import { API_PREFIX } from '@/lib/operation/operation';
import { holdsWords } from '@/lib/text/matching';

/** One entry of the reference, as openapi.json describes it. */
export interface ReferenceEntry {
  id: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  caller: Caller;
  /** What a token has to hold; null where none is asked for. */
  scope: string | null;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; type: string }[];
  /** JSON Schema of the body, and an example of it; null where none is sent or it is no JSON. */
  body: { schema: unknown; example: unknown } | null;
  /** A body that is no JSON: its media type, and an example where it is text. */
  sends: { type: string; example: string | null } | null;
}

/** Who may ask: a program with a token, a person at a screen alone, or anyone without either. */
type Caller = 'token' | 'person' | 'anyone';

interface Described {
  operationId?: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { name?: string; in?: string; required?: boolean; schema?: { type?: string | string[] } }[];
  requestBody?: { content: Record<string, { schema?: unknown; example?: unknown }> };
}

/** The entries of an OpenAPI document of ours, by tag, path and method. */
export function referenceOf(document: unknown): ReferenceEntry[] {
  const { paths } = document as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => entryOf(method.toUpperCase(), path, described)),
    )
    .sort((a, b) => a.tag.localeCompare(b.tag, 'en') || a.path.localeCompare(b.path, 'en'));
}

function entryOf(method: string, path: string, described: Described): ReferenceEntry {
  const { operationId, summary, tags, security, parameters = [], requestBody } = described;
  const [type = null, content = null] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const json = type === 'application/json';
  const scope = security.flatMap(({ token }) => token ?? [])[0] ?? null;
  return {
    id: operationId ?? `${method} ${path}`,
    tag: tags[0] ?? '',
    method,
    path: API_PREFIX + path,
    summary,
    caller: scope !== null ? 'token' : security.some(({ session }) => session) ? 'person' : 'anyone',
    scope,
    parameters: parameters.flatMap(({ name = '', in: where, required = false, schema }) =>
      where === 'path' || where === 'query'
        ? [{ name, in: where, required, type: [schema?.type ?? ''].flat().join(' | ') }]
        : [],
    ),
    body: json ? { schema: content?.schema, example: content?.example ?? null } : null,
    sends: json || type === null ? null : { type, example: exampleOf(content) },
  };
}

function exampleOf(content: { example?: unknown } | null): string | null {
  return typeof content?.example === 'string' ? content.example : null;
}

/** Whether an entry has every word of a search in its name, path or summary. */
export const isFound = ({ id, method, path, summary }: ReferenceEntry, search: string): boolean =>
  holdsWords(`${id} ${method} ${path} ${summary}`, search);

/** The address with what the query has to have; a value to be put in stands in braces, as in the path. */
function addressOf({ path, parameters }: ReferenceEntry, origin: string): string {
  const asked = parameters.filter(({ in: where, required }) => where === 'query' && required);
  const query = asked.map(({ name }) => `${name}={${name}}`).join('&');
  return `${origin}${path}${query && `?${query}`}`;
}

/** The same request for a shell; the token is a variable, so that it stays out of the history. */
export function curlSample(entry: ReferenceEntry, origin: string): string {
  const { method, body, sends, caller } = entry;
  const lines = [`curl -X ${method} '${addressOf(entry, origin)}'`];
  if (caller === 'token') lines.push(`-H "Authorization: Bearer $F4R_TOKEN"`);
  if (body) lines.push(`-H 'Content-Type: application/json'`, `-d '${quoted(body.example)}'`);
  if (sends) lines.push(`-H 'Content-Type: ${sends.type}'`, '--data-binary @FILE');
  return lines.join(' \\\n  ');
}

const quoted = (example: unknown): string => JSON.stringify(example ?? {}).replaceAll("'", String.raw`'\''`);

/** The same request in Python, by its standard library alone. */
export function pythonSample(entry: ReferenceEntry, origin: string): string {
  const { method, body, sends, caller } = entry;
  const type = body ? 'application/json' : sends?.type;
  const headers = [
    ...(caller === 'token' ? [`"Authorization": "Bearer " + os.environ["F4R_TOKEN"]`] : []),
    ...(type ? [`"Content-Type": "${type}"`] : []),
  ];
  const data = body
    ? [`data = json.dumps(json.loads(${JSON.stringify(JSON.stringify(body.example ?? {}))})).encode()`]
    : sends
      ? ['data = open("FILE", "rb").read()']
      : ['data = None'];
  return [
    'import json, os, urllib.request',
    '',
    ...data,
    `request = urllib.request.Request("${addressOf(entry, origin)}", data, method="${method}",`,
    `    headers={${headers.join(', ')}})`,
    'with urllib.request.urlopen(request) as response:',
    '    print(response.status, response.read().decode())',
  ].join('\n');
}
