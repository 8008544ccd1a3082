import type { Command } from 'commander';

type Register = { register(program: Command): void };

/** Every command by its name, one file each; a file exports `register(program)`. Loading one takes a tenth of loading all. */
const COMMANDS: Record<string, () => Promise<Register>> = {
  user: () => import('./user'),
  project: () => import('./project'),
  import: () => import('./import'),
  prefill: () => import('./prefill'),
  run: () => import('./runs'),
  export: () => import('./export'),
  evaluate: () => import('./evaluate'),
  endpoint: () => import('./endpoint'),
  backup: () => import('./backup'),
  restore: () => import('./restore'),
  move: () => import('./move'),
  'setup-link': () => import('./setup-link'),
  'sample-project': () => import('./sample-project'),
};

/** The command that a command line names first; all of them where it names none, so that help can list them. */
export function loadCommands(first: string | undefined): Promise<Register[]> {
  const named = first !== undefined && Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  return Promise.all((named ? [named] : Object.values(COMMANDS)).map((load) => load()));
}
