import type { Command } from 'commander';
import { type Ctx, commandLineActor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { EXIT } from '../exit-codes';

/** What a command's handler works with. */
export interface Cli {
  /** The system's own context: a command line is trusted as an owner is. */
  ctx: Ctx;
  /** One line on stderr, so that stdout carries the result alone. */
  progress(line: string): void;
}

/** What a command returns: `json` is printed with --json, `text` (lines for a person) without. */
export interface CommandReport {
  json: unknown;
  text: string;
  /** Done, but for some of it: the exit code says so. */
  partial?: boolean;
  /** Of a command whose result is an exit code, other than 0. */
  exitCode?: number;
}

/** The context of the command line; opens the database with its first query. */
export const commandLineCtx = (): Ctx => ({ actor: commandLineActor, db: database() });

/**
 * Makes a commander action of a handler. The handler gets what commander passes (arguments, then the options), and its
 * report goes to stdout. What it throws is put into words and exit codes by lib/cli/main.ts.
 */
export function command<Given extends unknown[]>(
  handler: (cli: Cli, ...given: Given) => Promise<CommandReport>,
) {
  return reporting((...given: Given) => handler({ ctx: commandLineCtx(), progress }, ...given));
}

/** The same for a command that needs no studio: it runs where no database is (scripts/start/command.ts). */
export function commandAlone<Given extends unknown[]>(
  handler: (cli: Pick<Cli, 'progress'>, ...given: Given) => Promise<CommandReport>,
) {
  return reporting((...given: Given) => handler({ progress }, ...given));
}

function reporting<Given extends unknown[]>(work: (...given: Given) => Promise<CommandReport>) {
  return async (...passed: [...given: Given, command: Command]): Promise<void> => {
    const self = passed.at(-1) as Command;
    const { json, text, partial, exitCode } = await work(...(passed.slice(0, -1) as Given));
    const asJson = self.opts<{ json?: boolean }>().json === true;
    process.stdout.write(`${asJson ? JSON.stringify(json) : text}\n`);
    if (partial) process.exitCode = EXIT.partial;
    if (exitCode !== undefined) process.exitCode = exitCode;
  };
}

function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}
