import fs from 'node:fs';

/** Settings that may be given as the path of a file, as containers hand secrets over. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'FACE4RAG_SECRET',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
] as const;

/** The variables, with what NAME_FILE points to as NAME where that is not given itself. Throws an Error that names the setting. */
export function withSecretFiles(
  variables: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const read: Record<string, string> = {};
  for (const name of SECRET_SETTINGS) {
    const file = variables[`${name}_FILE`]?.trim();
    if (file && !variables[name]?.trim()) read[name] = contentOf(file, `${name}_FILE`);
  }
  return { ...variables, ...read };
}

function contentOf(file: string, setting: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(
      `The setting ${setting} is wrong: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      {
        cause: error,
      },
    );
  }
}
