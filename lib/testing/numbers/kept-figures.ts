import { projectCharts } from '@/lib/annotation/server/figures/project-charts';
import { projectFigures } from '@/lib/annotation/server/figures/project-figures';
import type { Ctx } from '@/lib/auth/ctx';
import { type AllProgress, type NO_WORK, type PersonWork, type RoundProgress } from '@/lib/progress/figures';
import { countSamples } from '@/lib/progress/server/count-samples';
import { getRound } from '@/lib/round/server/rounds/get-round';
import { listRounds } from '@/lib/round/server/rounds/list-rounds';
import { DEFAULT_SAMPLE_QUERY } from '@/lib/sample/query';
import { listSamples } from '@/lib/adjudication/server/list-samples';

export type Same = (figure: string, place: string, shown: unknown, counted: unknown) => void;

/** Gathers what differs, so that all of it is named at once. */
export function figureDifferences(): { same: Same; throwAny: () => void } {
  const differing: string[] = [];
  return {
    same: (figure, place, shown, counted) => {
      const [there, here] = [JSON.stringify(sorted(shown)), JSON.stringify(sorted(counted))];
      if (there !== here) differing.push(`${figure}: ${there} on ${place}, ${here} counted from the rows`);
    },
    throwAny: () => {
      if (differing.length > 0) throw new Error(`Figures differ:\n${differing.join('\n')}`);
    },
  };
}

/** The home of the project and the list of projects. */
export async function holdProject(
  ctx: Ctx,
  projectId: string,
  { project }: AllProgress,
  same: Same,
): Promise<void> {
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
  const none = samples === 0 ? undefined : { samples, submitted, left, own: false };
  same('samples, submitted and left', 'the list of projects', listed, none);
}

/** The list of rounds and the page of each, with their people. */
export async function holdRounds(ctx: Ctx, projectId: string, { rounds, people }: AllProgress, same: Same) {
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
