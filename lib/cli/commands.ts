import type { Command } from 'commander';

interface Entry {
  /** Its line in the list of commands. */
  about: string;
  load: () => Promise<{ register(self: Command): void }>;
}

/**
 * Every command, one file each, which exports `register(self)`. Only the named one is loaded, as each brings in much of
 * the product.
 */
const COMMANDS: Record<string, Entry> = {
  user: { about: 'accounts', load: () => import('./commands/user') },
  project: { about: 'projects', load: () => import('./commands/project') },
  import: {
    about: 'import a CSV, TSV, JSON, JSONL, XLSX or Parquet file, packed or not, into a project',
    load: () => import('./commands/import'),
  },
  prefill: {
    about:
      'predict labels of every sample of a project with a method, here and now; when it was stopped, the same command goes on',
    load: () => import('./commands/prefill'),
  },
  construct: {
    about: 'make samples of those whose gold is consistent, by rule or by a model, here and now',
    load: () => import('./commands/construct'),
  },
  answer: {
    about: 'have models answer questions with their references, here and now; the answers come in as samples',
    load: () => import('./commands/answer'),
  },
  export: {
    about: 'write the gold and the annotations of a project to a file',
    load: () => import('./commands/export'),
  },
  evaluate: {
    about:
      'judge a file of question, ref, answer, id without a project; when it was stopped, the same command goes on',
    load: () => import('./commands/evaluate'),
  },
  check: {
    about: 'hold a file of new answers against gold: what people judged before holds again',
    load: () => import('./commands/check'),
  },
  board: {
    about: 'measure the judges of a project against its gold',
    load: () => import('./commands/board'),
  },
  'judge-test': {
    about: 'tests of judges: order bias over a file or gold, stability over gold',
    load: () => import('./commands/judge-test'),
  },
  endpoint: {
    about: 'services that language models are asked at',
    load: () => import('./commands/endpoint'),
  },
  backup: {
    about: 'write all that the database holds to one file, while the studio runs or not',
    load: () => import('./commands/backup'),
  },
  restore: {
    about: 'fill an empty database with what a backup holds; the studio must be stopped',
    load: () => import('./commands/restore'),
  },
  move: {
    about: 'copy all that the database holds to another one; the studio must be stopped',
    load: () => import('./commands/move'),
  },
  upgrade: {
    about: 'bring the database of an earlier version over to this one; the studio must be stopped',
    load: () => import('./commands/upgrade'),
  },
  'setup-link': {
    about: 'print a new one-time path for the first owner; nothing once there is one',
    load: () => import('./commands/setup-link'),
  },
  'sample-project': {
    about: 'add the sample project with its gold, unless it is there',
    load: () => import('./commands/sample-project'),
  },
};

/** Adds every command with its name and its line; the one that a command line names in full, and returns it. */
export async function addCommands(program: Command, args: readonly string[]): Promise<Command | null> {
  const named = namedCommand(args);
  let whole: Command | null = null;
  for (const [name, { about, load }] of Object.entries(COMMANDS)) {
    const self = program.command(name).description(about);
    if (name !== named) continue;
    (await load()).register(self);
    whole = self;
  }
  return whole;
}

/** The command that a command line names, also where it asks for its help. */
export const namedCommand = (args: readonly string[]): string | undefined =>
  args[0] === 'help' ? args[1] : args[0];
