import type OpenAI from 'openai';
import { APIError } from 'openai';
import { clientOf, type Connection } from '../client';
import { LlmFault } from '../fault';
import { toFault } from '../faults/to-fault';
import { OwnFault } from '../own-fault';
import { batchForm } from './batch-forms';
import { readRemoteBatch, type RemoteBatch, uploadedFile } from './remote-batch';

/** The batches of an endpoint. Each call rejects with an LlmFault: `unusable` where the endpoint knows of no batches. */
export interface BatchApi {
  /** Puts the file there that a batch is made of; resolves with its id. */
  upload(lines: string): Promise<string>;
  create(file: string): Promise<RemoteBatch>;
  /** The batch that was made of a file; null where there is none, or where the endpoint lists none. */
  find(file: string): Promise<RemoteBatch | null>;
  /** Null where the endpoint knows of no such batch. */
  get(id: string): Promise<RemoteBatch | null>;
  /** Asks it to end; one that has ended stays as it is. */
  cancel(id: string): Promise<void>;
  download(file: string): Promise<string>;
  remove(file: string): Promise<void>;
}

const LISTED = 100;

/** Opens the batches of the endpoint that a connection leads to. */
export function batchApi(connection: Connection): BatchApi {
  const client = clientOf(connection);
  const { path, made, inputOf } = batchForm(connection);
  const one = (id: string): string => `${path}/${encodeURIComponent(id)}`;
  const said = <Value>(work: Promise<Value>): Promise<Value> =>
    work.catch((error: unknown) => {
      throw toFault(error, Date.now(), connection.apiKey);
    });
  return {
    upload: (lines) =>
      said(
        packed(lines)
          .then((file) => client.post('/files', file))
          .then(uploadedFile)
          .catch(noBatches),
      ),
    create: (file) =>
      said(
        client
          .post(path, { body: made(file) })
          .then(readRemoteBatch)
          .catch(noBatches),
      ),
    find: (file) =>
      said(
        client
          .get(path, { query: { limit: LISTED } })
          .then((list) => batchOf(list, (batch) => inputOf(batch) === file))
          .catch(unlessUnknown(null)),
      ),
    get: (id) => said(client.get(one(id)).then(readRemoteBatch).catch(unlessUnknown(null))),
    cancel: (id) =>
      said(
        client
          .post(one(id) + '/cancel')
          .then(nothing)
          .catch(unlessEnded),
      ),
    download: (file) =>
      said(
        client.files
          .content(file)
          .then((response) => response.text())
          .catch(unlessUnknown(undefined))
          .then((text) => text ?? notYet()),
      ),
    remove: (file) => said(client.files.delete(file).then(nothing)),
  };
}

const nothing = (): void => undefined;

/** What an endpoint answers to a path or an id that it does not know. */
const isUnknown = (error: unknown): boolean =>
  error instanceof APIError && [404, 405, 501].includes(error.status as number);

/** vLLM, Ollama and DeepSeek know no such path. */
function noBatches(error: unknown): never {
  throw isUnknown(error) ? new OwnFault('no_batches') : error;
}

const unlessUnknown =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isUnknown(error)) return value;
    throw error;
  };

/** A batch that ended a moment ago cannot be cancelled: 400 at OpenAI and Kimi, 409 at Together. */
function unlessEnded(error: unknown): void {
  if (error instanceof APIError && [400, 404, 409].includes(error.status as number)) return;
  throw error;
}

/** Files appear a moment after their batch says that it has completed. */
function notYet(): never {
  throw new LlmFault('overloaded', 'a file of the batch is not there yet');
}

function batchOf(list: unknown, is: (batch: Record<string, unknown>) => boolean): RemoteBatch | null {
  const { data = list } = list as { data?: unknown };
  const found = Array.isArray(data) && (data as Record<string, unknown>[]).find(is);
  return found ? readRemoteBatch(found) : null;
}

/** Packed here: the fetch of an endpoint takes no FormData but its own. */
async function packed(lines: string): Promise<OpenAI.RequestOptions> {
  const form = new FormData();
  form.append('purpose', 'batch');
  form.append('file', new Blob([lines], { type: 'application/jsonl' }), 'batch.jsonl');
  const response = new Response(form);
  const body = Buffer.from(await response.arrayBuffer());
  return { body, headers: { 'content-type': response.headers.get('content-type') } };
}
