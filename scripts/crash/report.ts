import { type AcknowledgedChanges } from './ledger';
import { type Victim } from './studio';

/** Seconds until the studio was whole again, by what had been killed. */
export type Restarts = Record<Victim, number[]>;

/** The figures of the kills: how many of each kind, the time until all was well, and what people's browsers met. */
export function summarise(restarts: Restarts, ledgers: readonly AcknowledgedChanges[]) {
  const seconds = Object.values(restarts)
    .flat()
    .sort((a, b) => a - b);
  const round = (value = 0): number => Math.round(value * 100) / 100;
  const missedAttempts: Record<string, number> = {};
  for (const [why, count] of ledgers.flatMap(({ attempts }) => [...attempts]))
    missedAttempts[why] = (missedAttempts[why] ?? 0) + count;
  return {
    kills: { app: restarts.app.length, worker: restarts.worker.length, database: restarts.database.length },
    restartSecondsP50: round(seconds[Math.floor(seconds.length / 2)]),
    restartSecondsMax: round(seconds.at(-1)),
    missedAttempts,
    refusals: count(ledgers.flatMap(({ refused }) => refused.map(({ error }) => JSON.stringify(error)))),
  };
}

/** How often each word is among them. */
function count(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
