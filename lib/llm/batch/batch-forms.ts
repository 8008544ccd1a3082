import type { Connection } from '../client';

/** How an endpoint wants its batches: OpenAI's form, or what differs from it. */
export interface BatchForm {
  /** Of the batches, below the base URL. */
  path: string;
  /** One line of the file that a batch is made of. */
  line(key: string, body: object): object;
  /** What makes a batch of a file. */
  made(file: string): object;
  /** The file that a batch was made of. */
  inputOf(batch: Record<string, unknown>): unknown;
}

const WINDOW_HOURS = 24;

/** Those that differ, by the end of their host: docs.mistral.ai, learn.microsoft.com (Azure), docs.siliconflow.cn. */
const FORMS: Record<string, (connection: Connection, openai: BatchForm) => Partial<BatchForm>> = {
  '.mistral.ai': ({ model, baseUrl }) => ({
    path: '/batch/jobs',
    line: (key, body) => ({ custom_id: key, body }),
    made: (file) => ({
      input_files: [file],
      model,
      endpoint: callPath(baseUrl),
      timeout_hours: WINDOW_HOURS,
    }),
    inputOf: ({ input_files: files }) => (Array.isArray(files) ? files[0] : undefined),
  }),
  '.azure.com': (_, { made }) => ({ made: (file) => ({ ...made(file), endpoint: '/chat/completions' }) }),
  '.siliconflow.cn': ({ model }, { made }) => ({ made: (file) => ({ ...made(file), replace: { model } }) }),
};

/** The form of the endpoint that a connection leads to. */
export function batchForm(connection: Connection): BatchForm {
  const url = callPath(connection.baseUrl);
  const openai: BatchForm = {
    path: '/batches',
    line: (key, body) => ({ custom_id: key, method: 'POST', url, body }),
    made: (file) => ({ input_file_id: file, endpoint: url, completion_window: `${WINDOW_HOURS}h` }),
    inputOf: ({ input_file_id: file }) => file,
  };
  const host = new URL(connection.baseUrl).hostname;
  const [, differing] = Object.entries(FORMS).find(([end]) => host.endsWith(end)) ?? [];
  return { ...openai, ...differing?.(connection, openai) };
}

/** The path of a call within a batch: /v1/chat/completions, at Zhipu /v4/chat/completions. */
function callPath(baseUrl: string): string {
  const version = /\/(v\d+)\/*$/.exec(new URL(baseUrl).pathname)?.[1] ?? 'v1';
  return `/${version}/chat/completions`;
}
