import fc from 'fast-check';
import type { PrismaClient } from '@/generated/prisma/client';
import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import type { AgreementFigures } from '@/lib/agreement/figures/figures';
import { makeReport } from '@/lib/agreement/server/make-report';
import { addSampleProject } from '@/lib/exchange/server/sample-project/add-sample-project';
import { commandLineActor, type Ctx } from '@/lib/auth/ctx';
import { draft } from './draft';
import { exportedSamples } from '../actions/exported';
import { buildProject, projectPlan } from './project-plan';

/** As many made-up projects, with these seeds: the same whenever a backup is made. */
const SEEDS = [11, 12, 13, 14, 15, 16];

/** What a stored backup holds: the sample project, made-up ones with everything in them, and a draft that was just begun. */
export async function fillForBackup(db: PrismaClient): Promise<void> {
  await addSampleProject({ actor: commandLineActor, db });
  for (const seed of SEEDS) await buildProject(db, fc.sample(projectPlan, { seed, numRuns: 1 })[0]!);
  await draft(db);
  const ctx: Ctx = { actor: commandLineActor, db };
  for (const { id } of await db.project.findMany()) await saidOfProject(ctx, id); // its tables of figures are filled by it
}

/** What must be the same in a database after it was brought over: counts, gold, and how people agree. */
export async function saidOf(db: PrismaClient) {
  const ctx: Ctx = { actor: commandLineActor, db };
  const projects = await db.project.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  const said = [];
  for (const { id } of projects) said.push(await saidOfProject(ctx, id));
  return { counts: await countsOf(db), projects: said };
}

async function countsOf(db: PrismaClient) {
  const annotations = await db.annotation.groupBy({ by: ['source', 'state'], _count: true });
  return {
    users: await db.user.count(),
    authors: await db.author.count(),
    projects: await db.project.count(),
    samples: await db.sample.count(),
    segments: await db.segment.count(),
    segmentations: await db.segmentation.count(),
    annotations: annotations.map(({ source, state, _count }) => `${source} ${state} ${_count}`).sort(),
    labels: await db.label.count(),
    comments: await db.comment.count(),
    rounds: await db.round.count(),
    places: await db.roundSample.count(),
    assignments: await db.assignment.count(),
    runs: await db.run.count(),
    guidelines: await db.guideline.count(),
  };
}

async function saidOfProject(ctx: Ctx, projectId: string) {
  await refreshGold(ctx, projectId, { chunks: Infinity }); // as the worker does
  const samples = await exportedSamples(ctx, projectId, { pseudonyms: true });
  return {
    gold: samples.map(({ id, gold }) => ({
      id,
      verdict: gold?.verdict ?? null,
      units: (gold?.units ?? []).map(({ origin, fact, logic, error_type: type }) =>
        [origin, fact, logic, type].join(' '),
      ),
    })),
    agreement: await agreementOf(ctx, projectId),
  };
}

/** Made of the stored agreement of each sample: reads what stands there, or recomputes it where it is marked stale. */
async function agreementOf({ db }: Ctx, projectId: string) {
  const { id } = await db.agreementReport.create({ data: { projectId } });
  await makeReport({ actor: commandLineActor, db }, id, new AbortController().signal);
  const report = await db.agreementReport.findUniqueOrThrow({ where: { id } });
  await db.agreementReport.delete({ where: { id } });
  const { samples, shared, kinds, confusion } = report.figures as unknown as AgreementFigures;
  return { samples, shared, kinds, confusion };
}
