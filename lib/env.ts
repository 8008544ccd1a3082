import path from 'node:path';
import { z } from 'zod';
import { parseRanges } from '@/lib/auth/client-address';
import { ID_WITH_ISSUER, OIDC_SETTINGS } from '@/lib/auth/oidc/settings';
import { withSecretFiles } from '@/lib/secret-files';
import { ENDPOINT_SETTINGS, MODELS_WITH_ADDRESS } from '@/lib/llm/environment-endpoint';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** A whole number of MiB, more than 0. */
const mebibytes = z.coerce
  .number('it has to be a number of MiB')
  .int('it has to be a whole number of MiB')
  .positive('it has to be more than 0');

const settings = z.object({
  DATABASE_URL: z.string().startsWith('postgres', 'it has to begin with postgresql://').optional(),
  /** The same database as the role that owns the tables; only what makes and changes them needs it. */
  DATABASE_OWNER_URL: z.string().startsWith('postgres', 'it has to begin with postgresql://').optional(),
  /** Key of session cookies and of secrets at rest; the launcher makes and keeps one when it is not given. */
  FACE4RAG_SECRET: z.string().min(32, 'it needs at least 32 characters').optional(),
  /** Where the embedded database, its secrets and the logs of the launcher live. */
  DATA_DIR: z.string().default('data'),
  PORT: z.coerce
    .number('it has to be a number')
    .int('it has to be a whole number')
    .min(0, 'it has to be 0 or more')
    .max(65535, 'it has to be at most 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** The address people type, when it differs from http://HOST:PORT: behind a proxy, with TLS. */
  PUBLIC_URL: z.url('it has to be an address such as https://studio.example.org').optional(),
  /** Proxies whose word on who is calling counts: addresses and ranges, with commas between. */
  TRUSTED_PROXIES: z
    .string()
    .refine((list) => parseRanges(list) !== null, 'it has to be addresses or ranges such as 10.0.0.0/8')
    .default(''),
  /** Whether answers go out compressed to whoever takes them so. */
  COMPRESS: z.stringbool('it has to be true or false').default(true),
  /** The bearer token for the metrics; unset, there is no metrics page. */
  METRICS_TOKEN: z.string().min(16, 'it needs at least 16 characters').optional(),
  /** Hours after which a session that nobody uses ends. */
  SESSION_IDLE_HOURS: z.coerce
    .number('it has to be a number of hours')
    .positive('it has to be more than 0')
    .max(720, 'it has to be at most 720, as long as a session lasts')
    .default(12),
  /** Minutes after which what an owner does to others asks for the password again. */
  CONFIRM_MINUTES: z.coerce
    .number('it has to be a number of minutes')
    .positive('it has to be more than 0')
    .default(15),
  LOG_LEVEL: z.enum(LOG_LEVELS, 'it has to be one of silent, error, warn, info and debug').default('info'),
  /** Largest upload, in MiB. */
  MAX_UPLOAD_MB: mebibytes.default(1024),
  /** What uploaded files that wait may take up together: those of one person, and those of one project. */
  UPLOAD_PERSON_MB: mebibytes.default(2048),
  UPLOAD_PROJECT_MB: mebibytes.default(4096),
  /** Hours without a change after which an incomplete or unstarted upload is removed. */
  UPLOAD_HOURS: z.coerce
    .number('it has to be a number of hours')
    .positive('it has to be more than 0')
    .default(72),
  /** Whether webhooks may lead to this machine or a private network. */
  WEBHOOKS_ALLOW_PRIVATE: z.stringbool('it has to be true or false').default(false),
  /** With less free space than this on the disk of the embedded database, the studio counts as degraded. */
  MIN_FREE_DISK_MB: z.coerce
    .number('it has to be a number of MiB')
    .min(0, 'it has to be 0 or more')
    .default(300),
  /** Set by the launcher: the database lies in DATA_DIR, so that its disk is ours to look after. */
  FACE4RAG_EMBEDDED: z.enum(['0', '1'], 'it has to be 0 or 1').default('0'),
  ...ENDPOINT_SETTINGS,
  ...OIDC_SETTINGS,
});
const schema = settings
  .refine(MODELS_WITH_ADDRESS.holds, MODELS_WITH_ADDRESS)
  .refine(ID_WITH_ISSUER.holds, ID_WITH_ISSUER);

export type Env = z.infer<typeof schema>;

let parsed: Env | undefined;

/** The environment, parsed once. Throws as parseEnv does. */
export function env(): Env {
  return (parsed ??= parseEnv(process.env));
}

/**
 * Settings out of variables; one that is there but empty counts as not given. Throws an Error that names the first wrong
 * one and the rule, never its value, which may be a secret.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(variables)).filter(([, value]) => value?.trim()),
  );
  const result = schema.safeParse(given);
  if (result.success) return { ...result.data, DATA_DIR: path.resolve(result.data.DATA_DIR) };
  const issue = result.error.issues[0];
  throw new Error(`The setting ${String(issue?.path[0])} is wrong: ${issue?.message}.`);
}
