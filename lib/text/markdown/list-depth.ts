/** Keeps count of the lists that lines stand in, by how far they are indented. */
export function listDepth(): {
  /** Depth of an item, from 1. */
  item(columns: number): number;
  /** Depth of a line that goes on with an item, 0 where it ends all lists. */
  line(columns: number): number;
  reset(): void;
} {
  const indents: number[] = [];
  /** Two columns more than an item's own are inside of it. */
  const leave = (columns: number): void => {
    while (indents.length > 0 && columns < indents.at(-1)! + 2) indents.pop();
  };
  return {
    item: (columns) => {
      leave(columns);
      return indents.push(columns);
    },
    line: (columns) => {
      leave(columns);
      return indents.length;
    },
    reset: () => indents.splice(0),
  };
}
