import type { Command } from 'commander';
import { type Ctx, systemActor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';

/** What a command's handler works with. */
export interface Cli {
  /** The system's own context: a command line is trusted as an owner is. */
  ctx: Ctx;
  /** One line on stderr, so that stdout carries the result alone. */
  progress(line: string): void;
}

/** What a command answers: `json` is printed with --json, `text` (lines for a person) without. */
export interface Report {
  json: unknown;
  text: string;
}

/**
 * Makes a commander action of a handler. The handler gets what commander passes (arguments, then the options), and its
 * report goes to stdout. What it throws is put into words and exit codes by lib/cli/main.ts.
 */
export function command<Given extends unknown[]>(handler: (cli: Cli, ...given: Given) => Promise<Report>) {
  return async (...passed: [...given: Given, command: Command]): Promise<void> => {
    const self = passed.at(-1) as Command;
    const given = passed.slice(0, -1) as Given;
    const cli: Cli = { ctx: { actor: systemActor, db: database() }, progress };
    const report = await handler(cli, ...given);
    const json = self.opts<{ json?: boolean }>().json === true;
    process.stdout.write(`${json ? JSON.stringify(report.json) : report.text}\n`);
  };
}

function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}
