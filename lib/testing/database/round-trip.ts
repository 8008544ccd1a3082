import type { PrismaClient } from '@/generated/prisma/client';
import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import type { AgreementFigures } from '@/lib/agreement/figures/figures';
import { makeReport } from '@/lib/agreement/server/make-report';
import { projectFigures } from '@/lib/annotation/server/figures/project-figures';
import { commandLineActor, type Ctx } from '@/lib/auth/ctx';
import type { ExportOptions } from '@/lib/exchange/formats/export-options';
import type { ImportNote } from '@/lib/exchange/import/import-notes';
import { listRounds } from '@/lib/round/server/rounds/list-rounds';
import { project } from './builders';
import { exportedBytes, exportedSamples, importedText } from '../actions/exported';

export interface RoundTrip {
  format: 'jsonl' | 'csv' | 'parquet';
  /** Of the project that the file was taken of, and of the fresh one that took it, as texts. */
  file: { before: string; after: string };
  figures: { before: RoundTripFigures; after: RoundTripFigures };
  rejected: number;
  notes: ImportNote[];
}

export type RoundTripFigures = Awaited<ReturnType<typeof figuresOf>>;

/**
 * Takes a project's file into a fresh project and out again, as JSONL, CSV and Parquet, by the real verbs. `ctx` must be an owner, so
 * that the new project is open to it. Nothing is expected here: who calls compares before with after.
 */
export async function roundTrip(
  db: PrismaClient,
  ctx: Ctx,
  projectId: string,
  options: Partial<ExportOptions> = {},
): Promise<RoundTrip[]> {
  const trips: RoundTrip[] = [];
  const before = await figuresOf(db, ctx, projectId);
  for (const format of ['jsonl', 'csv', 'parquet'] as const) {
    const file = await exportedBytes(ctx, projectId, { ...options, format });
    const { id: copy } = await project(db);
    const taken = await importedText(ctx, copy, file);
    trips.push({
      format,
      file: { before: shown(file), after: shown(await exportedBytes(ctx, copy, { ...options, format })) },
      figures: { before, after: await figuresOf(db, ctx, copy) },
      rejected: taken.rejected,
      notes: taken.notes as unknown as ImportNote[],
    });
  }
  return trips;
}

const shown = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

/** What screens say of a project, without ids: gold, counts of the home and of the rounds, agreement. */
async function figuresOf(db: PrismaClient, ctx: Ctx, projectId: string) {
  await refreshGold(ctx, projectId, { chunks: Infinity }); // as the worker does
  const { rounds, progress } = await listRounds(ctx, projectId);
  const numbers = new Map(rounds.map(({ id, number }) => [id, number]));
  const agreement: [number | null, unknown][] = [];
  for (const roundId of [null, ...rounds.map(({ id }) => id)])
    agreement.push([
      roundId === null ? null : numbers.get(roundId)!,
      await agreementOf(db, projectId, roundId),
    ]);
  const samples = await exportedSamples(ctx, projectId, { pseudonyms: true });
  return {
    home: await projectFigures(ctx, projectId),
    rounds: rounds.map(({ id: _id, createdAt: _at, ...round }) => round),
    progress: progress
      .map(({ roundId, key: _key, userId: _user, lastAt: _last, ...row }) =>
        JSON.stringify([numbers.get(roundId), row]),
      )
      .sort(),
    agreement,
    gold: samples.map(({ id, gold }) => [id, gold]),
  };
}

async function agreementOf(db: PrismaClient, projectId: string, roundId: string | null) {
  const { id } = await db.agreementReport.create({ data: { projectId, roundId } });
  await makeReport({ actor: commandLineActor, db }, id, new AbortController().signal);
  const report = await db.agreementReport.findUniqueOrThrow({ where: { id } });
  const { samples, shared, comparable, segmentedDifferently, kinds, unsure, levels, confusion } =
    report.figures as unknown as AgreementFigures;
  // Intervals resample answers in the order of their ids.
  const values = Object.entries(levels).map(([level, { units, labels, coefficients }]) => [
    ...[level, units, labels],
    Object.entries(coefficients).map(([name, { interval: _interval, ...rest }]) => [name, rounded(rest)]),
  ]);
  return { samples, shared, comparable, segmentedDifferently, kinds, unsure, values, confusion };
}

/** Numbers to nine digits: sums of the same parts in another order differ in the last ones. */
const rounded = (value: object): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'number' ? Number(part.toPrecision(9)) : part,
    ),
  );
