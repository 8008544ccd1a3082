import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** A studio as a recipe is told of it. */
export interface RecipeStudio {
  url: string;
  token: string;
  projectId: string;
  /** Of the environment, what a recipe asks for beyond that. */
  variables?: Record<string, string>;
}

/** Runs a file of docs/recipes as people do; returns what it prints. Rejects with what it says where it ends with a fault. */
export async function runRecipe(
  python: string,
  { url, token, projectId, variables }: RecipeStudio,
  recipe: string,
  ...args: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(python, ['-B', path.join('docs/recipes', recipe), ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...variables,
      F4R_URL: url,
      F4R_TOKEN: token,
      F4R_PROJECT: projectId,
      PYTHONIOENCODING: 'utf-8',
    },
  });
  return stdout;
}
