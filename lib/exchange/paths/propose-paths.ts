import { isSpoken } from './conversation';
import { type ListedPath, listPaths } from './list-paths';
import { findPassages } from './find-passages';
import { parsePath } from './path';
import { type PathMapping, SINGLE_PATHS, type SinglePath } from './path-mapping';
import { readPath } from './read-path';

/** Paths at which a tool keeps a field, the likeliest first; of metadata all that are there. */
export type PathCandidates = { [Field in keyof PathMapping]?: readonly string[] };

/**
 * A mapping for a file, by its first records: of the candidates for each field the one that leads to a text in most of them. The
 * reference may also be passages that are found elsewhere, by the names that retrievers give them.
 */
export function proposePaths(records: readonly object[], candidates: PathCandidates): PathMapping {
  const best = (paths: readonly string[] = [], among = records): string | null => {
    const counted = paths.map((path) => ({ path, count: countTexts(among, path) }));
    const most = Math.max(0, ...counted.map(({ count }) => count));
    return most === 0 ? null : counted.find(({ count }) => count === most)!.path;
  };
  const listed = listPaths(records);
  const reference = best(candidates.reference) ?? findPassages(listed);
  const parent = best(candidates.parent);
  const roots = parent === null ? records : records.filter((record) => countTexts([record], parent) === 0);
  // What a sample asks and answers is said by its root, whatever goes into its parts and comes out of them.
  const amongOf = (field: SinglePath) => (OF_ROOT.includes(field) && roots.length > 0 ? roots : records);
  const single = Object.fromEntries(
    SINGLE_PATHS.map((field) => [field, best(candidates[field], amongOf(field))]),
  ) as Pick<PathMapping, SinglePath>;
  return {
    ...single,
    // Where every row is a part of another, their wholes are not in the file.
    parent: roots.length === 0 ? null : parent,
    reference: reference === null ? [] : [reference],
    metadata: present(listed, candidates.metadata),
  };
}

const OF_ROOT: readonly SinglePath[] = ['question', 'answer'];

/** In how many records a path leads to a text. */
function countTexts(records: readonly object[], path: string): number {
  const steps = parsePath(path)!;
  return records.filter((record) => readPath(record, steps).some(isSpoken)).length;
}

const present = (listed: readonly ListedPath[], wanted: readonly string[] = []): string[] =>
  wanted.filter((path) => listed.some((one) => one.path === path));
