import { cohenOf } from '../statistics/cohen-kappa';
import type { MethodFigures, StoredSampleAgreement } from './figures';
import type { JudgedCell } from '../units/judged-cells';
import type { Category } from '../units/category';

interface Counts {
  cells: Map<string, [Category, Category, number]>;
  /** Of each person: consistent or not by them, by the judge, [both consistent, only the judge not, only the person not, both not]. */
  people: Map<string, [number, number, number, number]>;
}

/** Adds up how people stand to each judge. */
export class MethodCounts {
  private readonly methods = new Map<string, Counts>();

  add({ raters, methods }: StoredSampleAgreement): void {
    for (const { method, cells } of methods) {
      const counts = this.methods.get(method) ?? { cells: new Map(), people: new Map() };
      this.methods.set(method, counts);
      for (const cell of cells) addCell(counts, raters[cell[0]]!, cell);
    }
  }

  figures(): MethodFigures[] {
    return [...this.methods]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([method, { cells, people }]) => ({
        method,
        cells: [...cells.values()],
        people: [...people].map(([author, table]) => ({
          author,
          units: table.reduce((sum, n) => sum + n, 0),
          agreed: table[0] + table[3],
          kappa: cohenOf([
            [table[0], table[1]],
            [table[2], table[3]],
          ]),
        })),
      }));
  }
}

function addCell({ cells, people }: Counts, author: string, [, human, judge, n]: JudgedCell): void {
  const key = `${human}|${judge}`;
  cells.set(key, [human, judge, (cells.get(key)?.[2] ?? 0) + n]);
  const table = people.get(author) ?? [0, 0, 0, 0];
  table[(human === 'consistent' ? 0 : 2) + (judge === 'consistent' ? 0 : 1)]! += n;
  people.set(author, table);
}
