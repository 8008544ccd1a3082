import { listToSettle } from '@/lib/adjudication/server/list-to-settle';
import { refreshGold } from '@/lib/adjudication/server/refresh-gold';
import { DEFAULT_LIST_QUERY } from '@/lib/adjudication/query';
import { UNRESTRICTED } from '@/lib/agreement/restriction';
import { readAgreement } from '@/lib/agreement/server/read-agreement';
import { refreshStandings } from '@/lib/agreement/server/refresh-standings';
import { projectCharts } from '@/lib/annotation/server/project-charts';
import { projectFigures } from '@/lib/annotation/server/project-figures';
import { readExposure } from '@/lib/annotation/server/read-exposure';
import type { Ctx } from '@/lib/auth/ctx';
import { type AllProgress, type NO_WORK, type PersonWork, type RoundProgress } from '@/lib/progress/figures';
import { partOf } from '@/lib/progress/part';
import { type RawRows, recount } from '@/lib/progress/recount';
import { SAMPLE_STATES } from '@/lib/progress/sample-state';
import { countSamples } from '@/lib/progress/server/count-samples';
import { getRound } from '@/lib/round/server/get-round';
import { listRounds } from '@/lib/round/server/list-rounds';
import { DEFAULT_SAMPLE_QUERY } from '@/lib/sample/query';
import { listSamples } from '@/lib/sample/server/list-samples';
import type { TestDatabase } from '../database';
import { acceptedLabels } from './accepted-labels';
import { readFiles, type ReadFiles } from './read-files';
import { readRawRows } from './raw-rows';

/**
 * Holds every place of a project that shows a figure against one count of its raw rows, and so against each other: home, list of
 * projects, rounds, round pages, people, samples, agreement, influence of judges, list of what is to be adjudicated, and files read
 * back. Throws with both places and both numbers of whatever differs. Returns the figures.
 *
 * @param ctx a lead of the project
 */
export async function expectNumbersAgree(
  { db }: TestDatabase,
  ctx: Ctx,
  projectId: string,
): Promise<AllProgress> {
  await refreshStandings(ctx, projectId, { chunks: Infinity });
  await refreshGold(ctx, projectId, { chunks: Infinity });
  const files = await readFiles(ctx, projectId);
  const samples = await db.sample.findMany({ where: { projectId }, select: { id: true, externalId: true } });
  const ids = new Map(samples.map(({ id, externalId }) => [externalId, id]));
  const raw = await readRawRows(db, projectId, goldOfFile(files, ids));
  const all = recount(raw);
  const differing: string[] = [];
  const same = (figure: string, place: string, shown: unknown, counted: unknown): void => {
    const [there, here] = [JSON.stringify(sorted(shown)), JSON.stringify(sorted(counted))];
    if (there !== here) differing.push(`${figure}: ${there} on ${place}, ${here} counted from the rows`);
  };
  await holdProject(ctx, projectId, all, same);
  await holdRounds(ctx, projectId, all, same);
  await holdLists(ctx, projectId, raw, all, same);
  holdFiles(files, raw, all, same);
  const { total } = await readExposure(ctx, projectId);
  same('accepted labels', 'influence of judges', total.accepted, await acceptedLabels(db, projectId));
  if (differing.length > 0) throw new Error(`Figures differ:\n${differing.join('\n')}`);
  return all;
}

type Same = (figure: string, place: string, shown: unknown, counted: unknown) => void;

async function holdProject(ctx: Ctx, projectId: string, { project }: AllProgress, same: Same): Promise<void> {
  const { prefilled: _prefilled, flagged, ...home } = await projectFigures(ctx, projectId);
  for (const figure of Object.keys(project) as (keyof typeof project)[])
    same(figure, 'the home of the project', home[figure], project[figure]);
  const flags = await listSamples(ctx, projectId, { ...DEFAULT_SAMPLE_QUERY, flagged: true });
  same('flagged', 'the home of the project', flagged, flags.total);
  const charts = await projectCharts(ctx, projectId);
  const types = Object.fromEntries(charts.types.map(({ type, count }) => [type, count]));
  same('types', 'the chart of types', types, project.types);
  const { samples, submitted, left } = project;
  const listed = (await countSamples(ctx, [projectId])).get(projectId);
  const none = samples === 0 ? undefined : { samples, submitted, left };
  same('samples, submitted and left', 'the list of projects', listed, none);
}

async function holdRounds(ctx: Ctx, projectId: string, { rounds, people }: AllProgress, same: Same) {
  const listed = await listRounds(ctx, projectId);
  for (const counted of rounds) {
    const { roundId } = counted;
    const mine = people.filter((person) => person.roundId === roundId);
    const shown = listed.rounds.find(({ id }) => id === roundId)!;
    const name = `round ${shown.number}`;
    same(name, 'the list of rounds', figuresOf(roundId, shown), counted);
    same(`people of ${name}`, 'the list of rounds', workOf(listed.progress, roundId), workOf(mine, roundId));
    const page = await getRound(ctx, projectId, roundId);
    same(name, 'the page of the round', figuresOf(roundId, page), counted);
    same(`people of ${name}`, 'the page of the round', workOf(page.progress, roundId), workOf(mine, roundId));
    const { submitted, inProgress, reserved, free, total } = page;
    same(`total of ${name}`, 'the page of the round', total, submitted + inProgress + reserved + free);
  }
}

const pick = ({ submitted, inProgress, reserved }: typeof NO_WORK) => ({ submitted, inProgress, reserved });

function figuresOf(
  roundId: string,
  { free, total, honeypots, ...work }: Omit<RoundProgress, 'roundId'>,
): RoundProgress {
  return { roundId, free, total, ...pick(work), honeypots: pick(honeypots) };
}

/** Who has only skipped, or worked on what was withdrawn, is listed with nothing, and counted nowhere. */
function workOf(people: readonly PersonWork[], roundId: string) {
  return people
    .filter((person) => person.roundId === roundId)
    .map(({ key, honeypots, ...work }) => ({ key, ...pick(work), honeypots: pick(honeypots) }))
    .filter(({ key: _key, ...work }) => JSON.stringify(work).match(/[1-9]/))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function holdLists(
  ctx: Ctx,
  projectId: string,
  raw: RawRows,
  { project }: AllProgress,
  same: Same,
): Promise<void> {
  const total = async (state: (typeof SAMPLE_STATES)[number] | null) =>
    (await listSamples(ctx, projectId, { ...DEFAULT_SAMPLE_QUERY, state })).total;
  const { withdrawn, open, reserved, inProgress, submitted } = project;
  const counts = { withdrawn, open, reserved, claimed: inProgress, submitted };
  for (const state of SAMPLE_STATES)
    same(`samples ${state}`, 'the list of samples', await total(state), counts[state]);
  same('samples', 'the list of samples', await total(null), project.samples);

  const settling = await listToSettle(ctx, projectId, { ...DEFAULT_LIST_QUERY, state: 'all' });
  same('labelled', 'the list of adjudication', settling.total, project.labelled);
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

/** What the exact file says is gold, by the ids of samples. */
function goldOfFile({ records }: ReadFiles, ids: ReadonlyMap<string, string>): RawRows['gold'] {
  return new Map(
    records.flatMap(({ id, gold }) => {
      if (!gold || gold.verdict === 'undecided') return [];
      const origins = gold.units.map(({ origin }) => origin);
      const origin = (['adjudicated', 'agreed'] as const).find((one) => origins.includes(one)) ?? 'single';
      return [[ids.get(id)!, { verdict: gold.verdict, origin }] as const];
    }),
  );
}

/** Keys in one order, so that equal figures are equal as text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
