import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { type FieldIssue, fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { utf8 } from '@/lib/text/utf8';
import {
  nativeLine,
  type OutsideRun,
  type outsideRunSchema,
  type PredictionLine,
  readPredictionLine,
} from '../../predictions/prediction-line';
import { bodyLines } from '../../predictions/body-lines';
import { importAtOnce } from './import-at-once';
import type { z } from 'zod';

/** Lines whose samples are looked up together. */
const BATCH = 100;
/** Refused lines that are named; further ones are counted. */
const NAMED = 1_000;

interface Refusals {
  count: number;
  named: FieldIssue[];
}

/**
 * Takes the predictions of a judge outside of the studio, one a line, as a run of it: as the native format's predictions are.
 * Lines that cannot be read, or name no sample of the project, are refused by their numbers; what is wrong with the rest of a line
 * stands in the import's rejected rows, under the same number. Fails with `invalid` where no line is left.
 */
export async function importPredictions(
  ctx: Ctx,
  projectId: string,
  order: z.output<typeof outsideRunSchema>,
  body: AsyncIterable<Uint8Array>,
): Promise<{ id: string; refused: number; issues: FieldIssue[] }> {
  await requireProject(ctx, projectId, 'lead', { writes: true });
  const run: OutsideRun = { ...order, runAt: order.runAt ?? now().toISOString() };
  const refusals: Refusals = { count: 0, named: [] };
  const lines = { run, body, refusals };
  // What breaks a body off looks like a lost connection to whoever stores it.
  let broken: unknown;
  async function* sent(): AsyncGenerator<string[]> {
    try {
      yield* nativeLines(ctx, projectId, lines);
    } catch (thrown) {
      broken = thrown;
      throw thrown;
    }
  }
  const file = { name: `${run.method} ${run.version}.jsonl`, body: utf8(sent()), size: null };
  const { id } = await importAtOnce(ctx, projectId, file).catch((thrown: unknown) => {
    throw broken ?? thrown;
  });
  return { id, refused: refusals.count, issues: refusals.named };
}

interface Lines {
  run: OutsideRun;
  body: AsyncIterable<Uint8Array>;
  refusals: Refusals;
}

/** A line for each line: empty where it is refused, so that numbers stay the same. */
async function* nativeLines(
  ctx: Ctx,
  projectId: string,
  { run, body, refusals }: Lines,
): AsyncGenerator<string[]> {
  let number = 0;
  let taken = 0;
  let batch: { number: number; line: PredictionLine | FieldIssue[] | null }[] = [];
  const refuse = (issues: readonly FieldIssue[]): void => {
    refusals.count += 1;
    refusals.named.push(...issues.slice(0, NAMED - refusals.named.length));
  };
  const flush = async (): Promise<string[]> => {
    const samples = await samplesOf(
      ctx,
      projectId,
      batch.flatMap(({ line }) => (line === null || Array.isArray(line) ? [] : line.sample)),
    );
    const lines = batch.map(({ number, line }) => {
      if (line === null) return '\n';
      if (Array.isArray(line)) {
        refuse(line);
        return '\n';
      }
      const found = samples.get(line.sample);
      if (!found) refuse([{ path: `line ${number}.sample`, code: 'not_there' }]);
      taken += found ? 1 : 0;
      return found ? `${nativeLine(line, found, run)}\n` : '\n';
    });
    batch = [];
    return lines;
  };
  for await (const text of bodyLines(body)) {
    number += 1;
    batch.push({ number, line: text.trim() === '' ? null : readPredictionLine(text, number, run.judges) });
    if (batch.length >= BATCH) yield await flush();
  }
  yield await flush();
  if (taken > 0) return;
  const empty: FieldIssue[] = [{ path: 'body', code: 'empty_file' }];
  fail({ code: 'invalid', issues: refusals.named.length > 0 ? refusals.named.slice(0, 100) : empty });
}

/** What is stored of samples, by their ids and as the native format calls it: a line that left it out would tell otherwise. */
async function samplesOf({ db }: Ctx, projectId: string, ids: readonly string[]) {
  const rows = await db.sample.findMany({
    where: { projectId, externalId: { in: [...ids] } },
    select: {
      ...{ externalId: true, question: true, reference: true, answer: true, language: true, generator: true },
      ...{ coarseLabel: true, coarseType: true, metadata: true, withdrawnAt: true, withdrawnReason: true },
    },
  });
  return new Map(
    rows.map(({ externalId, coarseLabel, coarseType, withdrawnAt, withdrawnReason, ...sample }) => [
      externalId,
      {
        ...sample,
        label: coarseLabel,
        error_type: coarseType,
        withdrawn_at: withdrawnAt,
        withdrawn_reason: withdrawnReason,
      },
    ]),
  );
}
