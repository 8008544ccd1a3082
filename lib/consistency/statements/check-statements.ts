import type { Cut } from '@/lib/segmentation/decompose';
import type { StageReply } from '../ask/ask-stage';
import { inParts } from '../ask/in-parts';
import type { Windows } from '../ask/reference-view';
import type { StatementCaller } from './caller';
import type { StatementCheck, StatementReply } from './statement-check';

/** What was said of one statement, once for each sampling; `windows`: what was shown of the reference, null: all of it. */
export interface CheckedStatement {
  votes: StageReply<StatementReply>[];
  windows: Windows | null;
}

/** Checks statements, in their order. A statement of a reply that nobody can read has a vote without a value. */
export async function checkStatements(
  caller: StatementCaller,
  check: StatementCheck,
  statements: readonly Cut[],
): Promise<CheckedStatement[]> {
  const parts = inParts(statements, check.together);
  const checked = await Promise.all(parts.map((part) => checkPart(caller, check, part)));
  return checked.flat();
}

async function checkPart(
  caller: StatementCaller,
  check: StatementCheck,
  statements: readonly Cut[],
): Promise<CheckedStatement[]> {
  const words = statements.map(({ text }) => text).join('\n');
  const samplings = await Promise.all(
    Array.from({ length: caller.votes }, (_, repeat) =>
      caller.reference.ask(words, (shown) => check.ask(caller, statements, shown, repeat)),
    ),
  );
  return statements.map((_, at) => ({
    votes: samplings.map((reply) => ({ ...reply, value: reply.value?.[at] ?? null })),
    windows: samplings.find(({ windows }) => windows)?.windows ?? null,
  }));
}
