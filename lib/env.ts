import path from 'node:path';
import { z } from 'zod';
import { ENDPOINT_SETTINGS, MODELS_WITH_ADDRESS } from '@/lib/llm/environment-endpoint';

const settings = z.object({
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  /** Key of session cookies and of secrets at rest; the launcher makes and keeps one when it is not given. */
  FACE4RAG_SECRET: z.string().min(32).optional(),
  /** Where the embedded database, its secrets and the logs of the launcher live. */
  DATA_DIR: z.string().default('data'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** The address people type, when it differs from http://HOST:PORT: behind a proxy, with TLS. */
  PUBLIC_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Largest upload, in MiB. */
  MAX_UPLOAD_MB: z.coerce.number().int().positive().default(1024),
  ...ENDPOINT_SETTINGS,
});
const schema = settings.refine(MODELS_WITH_ADDRESS.holds, MODELS_WITH_ADDRESS);

export type Env = z.infer<typeof schema>;

let parsed: Env | undefined;

/** The environment, parsed once. Throws an Error that names the variable and the rule. */
export function env(): Env {
  return (parsed ??= parseEnv(process.env));
}

/** Settings as they are given, parsed. Throws as `env` does. */
export function parseEnv(given: NodeJS.ProcessEnv): Env {
  const result = schema.safeParse(given);
  if (result.success) return { ...result.data, DATA_DIR: path.resolve(result.data.DATA_DIR) };
  const issue = result.error.issues[0];
  throw new Error(`Environment variable ${issue?.path.join('.')}: ${issue?.message}`);
}
