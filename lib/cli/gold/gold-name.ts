import fs from 'node:fs';

/** A folder before the name, or an ending that files of gold have. */
const PATH = /[\\/]|\.(?:jsonl|ndjson|json|csv|tsv|txt|xlsx|parquet|gz|zip)$/i;

/**
 * Whether gold is named by a project, or PROJECT@NUMBER, of the studio and not by a file: a file that is there comes first, and what looks
 * like a path is one, so that no database is opened for a mistyped one.
 */
export const namesStudioGold = (name: string): boolean =>
  !PATH.test(name) && !fs.statSync(name, { throwIfNoEntry: false })?.isFile();

/** Whether the arguments of `check` name gold that only the database has. */
export function needsStudio(args: readonly string[]): boolean {
  return args.some((arg, at) =>
    args[at - 1] === '--gold'
      ? namesStudioGold(arg)
      : arg.startsWith('--gold=') && namesStudioGold(arg.slice('--gold='.length)),
  );
}
