import { listOf, valueText } from '../convert/values';

/** A row of a trace: its span, the span it is a part of, and the passages in it; an empty text where there is none. */
interface TraceRow {
  span: string;
  parent: string;
  passages: string[];
  /** Whether it is a sample. */
  isRoot: boolean;
}

const PASSAGES = 'passages ';
const PARENT = 'parent ';
const ROOTS = 'roots';

/** What a row tells the other rows of its trace. */
export const traceTexts = ({ span, parent, passages, isRoot }: TraceRow): Record<string, string[]> => ({
  [PASSAGES + span]: passages,
  ...(isRoot && { [ROOTS]: [span] }),
  ...(parent !== '' && { [PARENT + span]: [parent] }),
});

/** What the rows of a trace told, by name. */
type Told = ReadonlyMap<string, unknown>;

/** Whether a root is among them. */
export const hasRoot = (told: Told): boolean => told.has(ROOTS);

/**
 * The passages of a root, each once, in the order of the file: those of its parts, and of parts whose root is not known; of a root
 * without any, those of the whole trace, where a retriever may stand beside it.
 */
export function passagesOfRoot(told: Told, root: string): string[] {
  const rows = rowsIn(told);
  const own = rows.filter((row) => row.root === root || row.root === null);
  const found = textsOf(own);
  return found.length > 0 ? found : textsOf(rows);
}

/** The passages of a row, and the root above it; null where that is not known. */
interface Found {
  root: string | null;
  texts: string[];
}

const textsOf = (rows: readonly Found[]): string[] => [...new Set(rows.flatMap(({ texts }) => texts))];

/** Rows of traces, found once for all roots of a trace. */
const known = new WeakMap<Told, Found[]>();

function rowsIn(told: Told): Found[] {
  const before = known.get(told);
  if (before) return before;
  const roots = new Set(listOf(told.get(ROOTS)));
  const rows = [...told].flatMap(([name, texts]): Found[] => {
    if (!name.startsWith(PASSAGES)) return [];
    const reached = lastParent(told, name.slice(PASSAGES.length));
    return [{ root: roots.has(reached) ? reached : null, texts: listOf(texts).map(valueText) }];
  });
  known.set(told, rows);
  return rows;
}

/** The last span that parents lead to. */
function lastParent(told: Told, span: string): string {
  const passed = new Set<string>();
  let at = span;
  while (!passed.has(at)) {
    passed.add(at);
    const [parent] = listOf(told.get(PARENT + at)).map(valueText);
    if (parent === undefined) return at;
    at = parent;
  }
  return at;
}
