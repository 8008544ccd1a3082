import fs from 'node:fs';
import { randomUUID } from 'node:crypto';
import { allOperations } from '@/lib/api/operations';
import { methodAndPath, type Operation, pathNames } from '@/lib/operation/operation';
import { ASKERS, REFUSALS } from './access-answers';
import { FORM_FIELDS } from './form-fields';
import { FORM, form, type ServerAction } from './server-action';

const PROJECT = 'app/(studio)/projects/[projectId]';

/** Where an action, or all others of its file, is used that the page of its own folder does not use. */
const PAGES: Record<string, string> = {
  [`${PROJECT}/annotate/actions.ts`]: '/projects/[projectId]/annotate/[sampleId]',
  [`${PROJECT}/guidelines/actions.ts`]: '/projects/[projectId]/guidelines/edit',
  [`${PROJECT}/rounds/actions.ts`]: '/projects/[projectId]/rounds/[roundId]',
  [`${PROJECT}/rounds/actions.ts create`]: '/projects/[projectId]/rounds/new',
  [`${PROJECT}/rounds/actions.ts preview`]: '/projects/[projectId]/rounds/new',
  [`${PROJECT}/rounds/actions.ts order`]: '/projects/[projectId]/rounds',
  [`${PROJECT}/snapshots/actions.ts deleteSnapshot`]: '/projects/[projectId]/snapshots/[snapshotId]',
  [`${PROJECT}/construction/plan/actions.ts`]: '/projects/[projectId]/construction',
  [`${PROJECT}/construction/answers/actions.ts`]: '/projects/[projectId]/construction/answers/[answerRunId]',
  [`${PROJECT}/construction/runs/actions.ts`]: '/projects/[projectId]/construction/runs/[constructionRunId]',
  [`${PROJECT}/construction/runs/actions.ts estimateConstructionRun`]:
    '/projects/[projectId]/construction/runs/new',
  [`${PROJECT}/construction/runs/actions.ts startConstructionRun`]:
    '/projects/[projectId]/construction/runs/new',
  [`${PROJECT}/judges/tests/actions.ts`]: '/projects/[projectId]/judges/tests/[testId]',
  'app/(studio)/settings/endpoints/actions.ts create': '/settings/endpoints/new',
  'app/(studio)/settings/endpoints/actions.ts change': '/settings/endpoints/[endpointId]',
};

const EXPORT = /^export const (\w+) = (actionOf|formActionOf)\(\s*(\w+)/gm;

/** The server actions that are made from an operation, as the sources of app/ have them. */
export async function operationActions(): Promise<Record<string, ServerAction>> {
  const operations = new Map((await allOperations()).map((each) => [each.name as string, each]));
  const rows = fs
    .readdirSync('app', { recursive: true })
    .map((file) => `app/${String(file)}`)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => actionsIn(file, fs.readFileSync(file, 'utf8'), operations));
  return Object.fromEntries(rows);
}

function actionsIn(
  file: string,
  source: string,
  operations: ReadonlyMap<string, Operation>,
): [string, ServerAction][] {
  if (!source.startsWith("'use server'")) return [];
  return [...source.matchAll(EXPORT)].map(([, name, made, constant]) => {
    const from = new RegExp(`import { ${constant} } from '[^']*/operations/([^']+)'`).exec(source)?.[1];
    const operation = operations.get(from ?? '');
    if (!operation) throw new Error(`${file}: ${name} is made from no operation`);
    const key = `${file} ${name}`;
    const page = PAGES[key] ?? PAGES[file] ?? pageOf(file);
    return [key, made === 'formActionOf' ? formRow(operation, page, key) : rowOf(operation, page)];
  });
}

type KnownIds = Parameters<ServerAction['args']>[0];

function rowOf(operation: Operation, page: string): ServerAction {
  const { access, example = {} } = operation;
  const may = ASKERS.filter((asker) => !(asker in REFUSALS[access]));
  return { page, may, args: (known) => [{ ...idsOf(operation, known), ...example }] };
}

function formRow(operation: Operation, page: string, key: string): ServerAction {
  const { bound, fields } = FORM_FIELDS[key] ?? { fields: texts(operation.example ?? {}) };
  return {
    ...rowOf(operation, page),
    args: (known) => [{ ...idsOf(operation, known), ...bound }, FORM, form(fields)],
  };
}

/** The names of an operation's path with what they stand for; what is none of ours is made up. */
const idsOf = (operation: Operation, known: KnownIds): Record<string, string> =>
  Object.fromEntries(
    pathNames(methodAndPath(operation).path).map((name) => [
      name,
      known[name as keyof KnownIds] ?? randomUUID(),
    ]),
  );

/** An example as a form would send it. */
const texts = (example: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(example)
      .filter(([, value]) => value !== false && value !== null)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );

/** The page of the folder in which a file of actions stands. */
const pageOf = (file: string): string =>
  file
    .replace(/^app/, '')
    .replace(/\/\([^)]+\)/g, '')
    .replace(/\/actions\.ts$/, '') || '/';
