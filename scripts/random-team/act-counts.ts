import { ACTS } from './act';

/** How an act ended: done, with nothing there to do it to, or refused by a rule of the data, with its reason. */
export type ActOutcome = 'done' | 'nothing' | `refused: ${string}`;

/** Counts what random teams did, so that it is seen that their steps do things. */
export class ActCounts {
  runs = 0;
  steps = 0;
  private readonly acts = new Map<string, Record<string, number>>();

  count(act: string, outcome: ActOutcome): void {
    const counts = this.acts.get(act) ?? {};
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    this.acts.set(act, counts);
  }

  /** Kinds of acts that never succeeded. */
  missing(): string[] {
    return ACTS.filter((act) => !this.acts.get(act)?.done);
  }

  /** One line of JSON. */
  summary(name: string, seed: number): string {
    const { runs, steps } = this;
    return JSON.stringify({ name, seed, runs, steps, acts: Object.fromEntries([...this.acts].sort()) });
  }
}
