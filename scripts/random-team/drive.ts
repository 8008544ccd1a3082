import fc from 'fast-check';
import { type TeamAct, teamWork } from './act';
import { type ActOutcome, ActCounts } from './act-counts';

/** A team with the studio that it works in. */
export interface Team {
  perform(act: TeamAct): ActOutcome | Promise<ActOutcome>;
  /** Throws where something does not hold. */
  check(step: number): void | Promise<void>;
  /** What is looked at once, after the last step. */
  finish(): Promise<void>;
}

interface Bounds {
  name: string;
  runs: number;
  /** The most steps of a run; the fewest are half as many. */
  steps: number;
  /** Looks for the fewest acts that fail, which takes many runs. */
  shrinks: boolean;
}

/** RANDOM_TEAM_SEED repeats a run that failed: a seed, or `seed/path` as the failure names it. Without it each run of the tests has its own. */
const given = process.env.RANDOM_TEAM_SEED?.split('/');
export const isRepeated = given !== undefined;

/**
 * Lets random teams work, each in a studio of its own, and looks at everything after every step. What fails names its seed and
 * the acts that led there. Returns what was done, and prints it.
 *
 * @param start makes a team; the number stands for the settings of its project
 */
export async function drive(
  start: (counts: ActCounts, settings: number) => Team | Promise<Team>,
  { name, runs, steps, shrinks }: Bounds,
): Promise<ActCounts> {
  const seed = given ? Number(given[0]) : Math.floor(Math.random() * 2 ** 31);
  const path = given?.[1];
  const counts = new ActCounts();
  process.stdout.write(`${name}: RANDOM_TEAM_SEED=${seed}\n`); // also where a run is stopped from outside
  let failing = false;
  const work = async (settings: number, acts: readonly TeamAct[]) => {
    const team = await start(counts, settings);
    counts.runs += 1;
    try {
      for (const [at, act] of acts.entries()) await step(team, counts, at + 1, act);
      await team.finish();
    } catch (thrown) {
      if (!failing) process.stdout.write(`${name}: run ${counts.runs} fails at ${String(thrown)}\n`); // before it shrinks
      failing = true;
      throw thrown;
    }
    if (!failing && counts.runs % Math.ceil(runs / 10) === 0)
      process.stdout.write(`${name}: ${counts.runs} of ${runs} runs\n`);
  };
  const { failed, counterexample, counterexamplePath, errorInstance } = await fc.check(
    fc.asyncProperty(fc.nat(MOST_SETTINGS), teamWork(steps), work),
    { numRuns: runs, seed, endOnFailure: !shrinks, ...(path && { path }) },
  );
  process.stdout.write(`${counts.summary(name, seed)}\n`);
  if (failed)
    throw new Error(
      `RANDOM_TEAM_SEED=${seed}/${counterexamplePath} ${String(errorInstance)}\n${JSON.stringify(counterexample)}`,
      { cause: errorInstance },
    );
  return counts;
}

const MOST_SETTINGS = 1_000;

async function step(team: Team, counts: ActCounts, at: number, act: TeamAct): Promise<void> {
  const kind = act.do === 'open-round' ? `${act.do} ${act.kind}` : act.do;
  try {
    counts.count(kind, await team.perform(act));
    await team.check(at);
    counts.steps += 1;
  } catch (thrown) {
    throw new Error(`step ${at}, ${JSON.stringify(act)}: ${String(thrown)}`, { cause: thrown });
  }
}
