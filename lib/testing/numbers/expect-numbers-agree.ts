import { listAdjudicationQueue } from '@/lib/adjudication/server/queue/list-adjudication-queue';
import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import { DEFAULT_LIST_QUERY } from '@/lib/adjudication/query';
import { UNRESTRICTED } from '@/lib/agreement/units/restriction';
import { readAgreement } from '@/lib/agreement/server/read-agreement';
import { refreshSampleAgreement } from '@/lib/agreement/server/refresh-sample-agreement';
import { projectCharts } from '@/lib/annotation/server/figures/project-charts';
import { loadExposure } from '@/lib/annotation/server/figures/load-exposure';
import { type Ctx, userActor } from '@/lib/auth/ctx';
import type { AllProgress } from '@/lib/progress/figures';
import { partOf } from '@/lib/progress/part';
import { type RawRows, recount } from '@/lib/progress/recount';
import { SAMPLE_STATES } from '@/lib/progress/sample-state';
import { DEFAULT_SAMPLE_QUERY, foundQuery, type SampleQuery } from '@/lib/sample/query';
import { listSamples } from '@/lib/adjudication/server/list-samples';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import type { TestDatabase } from '../database/database';
import { acceptedLabels } from './accepted-labels';
import { readFiles, type ReadFiles } from './read-files';
import { figureDifferences, holdProject, holdRounds, type Same } from './kept-figures';
import { goldOfAnswers, readRawRows } from './raw-rows';

/**
 * Holds every place of a project that shows a figure against one count of its raw rows, and so against each other: home, list of
 * projects, charts, rounds, round pages, people, samples, agreement, influence of judges, list of what is to be adjudicated, and files read
 * back. Throws with both places and both numbers of whatever differs. Returns the figures.
 *
 * @param ctx a lead of the project
 */
export async function expectNumbersAgree(
  { db }: TestDatabase,
  ctx: Ctx,
  projectId: string,
): Promise<AllProgress> {
  await refreshSampleAgreement(ctx, projectId, { chunks: Infinity });
  await refreshGold(ctx, projectId, { chunks: Infinity });
  const files = await readFiles(ctx, projectId);
  const samples = await db.sample.findMany({ where: { projectId }, select: { id: true, externalId: true } });
  const ids = new Map(samples.map(({ id, externalId }) => [externalId, id]));
  const golds = files.records.map(({ id, gold }) => [ids.get(id)!, gold] as const);
  const raw = await readRawRows(db, projectId, goldOfAnswers(golds));
  const all = recount(raw);
  const { same, throwAny } = figureDifferences();
  await holdProject(ctx, projectId, all, same);
  await holdTypes(ctx, projectId, same);
  await holdDays(ctx, projectId, raw, same);
  await holdRounds(ctx, projectId, all, same);
  await holdLists(ctx, projectId, raw, all, same);
  holdFiles(files, raw, all, same);
  const { total } = await loadExposure(ctx, projectId);
  same('accepted labels', 'influence of judges', total.accepted, await acceptedLabels(db, projectId));
  throwAny();
  return all;
}

/** Each bar of the chart of types, whoever looks at it, holds as many samples as the list that it leads to. */
async function holdTypes({ db, actor }: Ctx, projectId: string, same: Same): Promise<void> {
  const members = await db.member.findMany({ where: { projectId }, select: { userId: true } });
  for (const userId of new Set([actor.userId, ...members.map((one) => one.userId)])) {
    const ctx: Ctx = {
      db,
      actor: userId === null || userId === actor.userId ? actor : userActor(userId, 'member'),
    };
    const { types } = await projectCharts(ctx, projectId);
    // Types that nobody found are asked for once.
    const asked = userId === actor.userId ? ERROR_TYPES : types.map(({ type }) => type);
    for (const type of asked) {
      const { total } = await listSamples(ctx, projectId, foundQuery(type));
      same(type, 'the chart of types', types.find((bar) => bar.type === type)?.count ?? 0, total);
    }
  }
}

/** The chart of days, which holds the submissions that count, and for an annotator their own: training stands in neither. */
async function holdDays({ db, actor }: Ctx, projectId: string, raw: RawRows, same: Same): Promise<void> {
  const where = {
    projectId,
    source: 'annotator',
    state: 'submitted',
    sample: { withdrawnAt: null },
  } as const;
  const annotations = await db.annotation.findMany({ where, include: { author: true, round: true } });
  const annotators = await db.member.findMany({ where: { projectId, role: 'annotator' } });
  const chart = async (ctx: Ctx, counts: (row: (typeof annotations)[number]) => boolean): Promise<void> => {
    const { days } = await projectCharts(ctx, projectId);
    const said = annotations.filter(counts).map((row) => row.submittedAt?.toISOString().slice(0, 10));
    for (const { day, count } of days)
      same(day, 'the chart of days', count, said.filter((one) => one === day).length);
  };
  await chart(
    { db, actor },
    ({ roundId, sampleId }) => partAt(raw, { roundId: roundId!, sampleId }) === 'counted',
  );
  for (const { userId } of annotators) {
    const own = { db, actor: userActor(userId, 'member') };
    await chart(own, ({ author, round }) => author?.userId === userId && round!.counts);
  }
}

async function holdLists(
  ctx: Ctx,
  projectId: string,
  raw: RawRows,
  { project }: AllProgress,
  same: Same,
): Promise<void> {
  const total = async (state: SampleQuery['state']) =>
    (await listSamples(ctx, projectId, { ...DEFAULT_SAMPLE_QUERY, state })).total;
  const { withdrawn, open, reserved, inProgress, submitted } = project;
  const counts = { withdrawn, open, reserved, claimed: inProgress, submitted };
  for (const state of SAMPLE_STATES)
    same(`samples ${state}`, 'the list of samples', await total(state), counts[state]);
  same('left', 'the list of samples', await total('left'), project.left);
  same('samples', 'the list of samples', await total(null), project.samples);

  const queue = await listAdjudicationQueue(ctx, projectId, { ...DEFAULT_LIST_QUERY, state: 'all' });
  same('labelled', 'the list of adjudication', queue.total, project.labelled);
  const agreement = await readAgreement(ctx, { projectId, roundId: null, ...UNRESTRICTED });
  same('labelled', 'the page of agreement', agreement.samples, project.labelled);
  const here = new Set(raw.samples.flatMap(({ id, withdrawn }) => (withdrawn ? [] : [id])));
  for (const { id } of raw.rounds) {
    const own = raw.annotations.filter(
      (row) => row.roundId === id && here.has(row.sampleId) && partAt(raw, row) !== 'honeypot',
    );
    const { samples } = await readAgreement(ctx, { projectId, roundId: id, ...UNRESTRICTED });
    const counted = new Set(own.map(({ sampleId }) => sampleId)).size;
    same(`samples of round ${id}`, 'the page of agreement', samples, counted);
  }
}

function holdFiles(files: ReadFiles, raw: RawRows, { project, rounds }: AllProgress, same: Same): void {
  const here = files.records.filter(({ withdrawn_at }) => withdrawn_at === null);
  same('samples', 'the exact file', here.length, project.samples);
  same('withdrawn', 'the exact file', files.records.length - here.length, project.withdrawn);
  const submitted = Object.values(project.annotations).reduce((sum, n) => sum + n, 0);
  const said = here.flatMap(({ annotations }) =>
    annotations.filter(({ source, state }) => source === 'annotator' && state === 'submitted'),
  );
  same('submitted annotations', 'the exact file', said.length, submitted);
  const rows = files.csv.filter(
    (row) => row.source === 'annotator' && row.state === 'submitted' && row.withdrawn_at === '',
  );
  const distinct = new Set(rows.map(({ id, annotation_index }) => `${annotation_index} ${id}`));
  same('submitted annotations', 'the CSV', distinct.size, submitted);
  const verdicts = new Map(files.gold.map((row) => [row.id, row.answer_verdict]));
  const gold = (verdict: string) => [...verdicts.values()].filter((one) => one === verdict).length;
  same('inconsistent by gold', 'the gold CSV', gold('inconsistent'), project.gold.inconsistent);
  same('consistent by gold', 'the gold CSV', gold('consistent'), project.gold.consistent);
  const hours = (column: string) => files.hours.reduce((sum, row) => sum + Number(row[column]), 0);
  const timed = rounds.reduce((sum, round) => sum + round.submitted, 0);
  same('submitted annotations', 'the hours', hours('submitted'), timed);
  const honeypots = rounds.reduce((sum, round) => sum + round.honeypots.submitted, 0);
  same('submissions on honeypots', 'the hours', hours('honeypots'), honeypots);
  same('honeypots', 'the rounds', honeypots, project.annotations.honeypot);
}

function partAt({ rounds, queued }: RawRows, at: { roundId: string; sampleId: string }) {
  const honeypot = queued.some(
    (row) => row.honeypot && row.roundId === at.roundId && row.sampleId === at.sampleId,
  );
  return partOf(
    rounds.find(({ id }) => id === at.roundId)!,
    honeypot,
  );
}
