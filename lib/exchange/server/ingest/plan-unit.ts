import { sameAnnotation } from '../../contents/native/parse/same-annotation';
import type { NativeSample } from '../../contents/native/parse/parse-record';
import type { UnitPart, RowFault } from '../../contents/native/parse/unit';
import { fault, type Fault } from '../../parse/reject';
import type { StoredAnnotation } from '../../contents/stored';
import type { ReadBack } from '../../convert/read-back';
import type { LoadedAnnotation } from '../export/load-annotations';
import type { KnownAuthors } from './known-authors';
import type { KnownRounds } from './known-rounds';
import type { KnownRuns } from './known-runs';

export interface Known {
  authors: KnownAuthors;
  runs: KnownRuns;
  rounds: KnownRounds;
  /** Null where the file tells all that is compared. */
  readBack: ReadBack | null;
}

/** What becomes of one annotation of a file. */
export type AdjudicatedUnit =
  | {
      annotation: StoredAnnotation;
      is: 'new';
      authorId: string | null;
      runId: string | null;
      roundId: string | null;
    }
  | { annotation: StoredAnnotation; is: 'same'; stored: LoadedAnnotation };

export interface UnitPlan {
  adjudicated: AdjudicatedUnit[];
  rejected: RowFault[];
  /** The parts that are taken, with whether they add anything beyond the sample itself. */
  taken: { part: UnitPart; adds: boolean }[];
  /** What stands here for each annotation of the file, by its id there. */
  found: ReadonlyMap<string, 'new' | LoadedAnnotation>;
  /** Of annotations that say something else than the same judge's here, by their ids: what stands here, as such a file tells it. */
  changed: ReadonlyMap<string, StoredAnnotation>;
}

/** Holds the parts of a unit against what the project has of the sample already. Writes nothing but authors, rounds and runs. */
export async function planUnit(
  sample: NativeSample,
  parts: readonly UnitPart[],
  stored: readonly LoadedAnnotation[],
  known: Known,
  /** Whether the sample is a honeypot of a round here; undefined where it is not in it. */
  honeypot: (roundId: string) => boolean | undefined = () => undefined,
): Promise<UnitPlan> {
  const byId = new Map(sample.annotations.map((annotation) => [annotation.id, annotation]));
  const found = new Map<string, 'new' | LoadedAnnotation>();
  const changed = new Map<string, StoredAnnotation>();
  const gone = new Map<string, number>();
  const plan: UnitPlan = { adjudicated: [], rejected: [], taken: [], found, changed };
  const reject = (part: UnitPart, why: Fault): void => {
    plan.rejected.push(...part.rows.map((row) => ({ row, faults: [why] })));
    for (const id of part.annotationIds) gone.set(id, part.rows[0]!.line);
  };
  const waiting: UnitPart[] = [];
  for (const part of parts) {
    const own = part.annotationIds.map((id) => byId.get(id)!);
    for (const annotation of own) {
      const { here, other } = held(sample, annotation, stored, known);
      found.set(annotation.id, here);
      if (other) changed.set(annotation.id, other);
    }
    const differing = own.find(({ id }) => changed.has(id));
    const tried = own.find(
      (annotation) => found.get(annotation.id) === 'new' && honeypotDiffers(annotation, known, honeypot),
    );
    if (tried) reject(part, fault('honeypot_differs', 'honeypot'));
    else if (differing)
      reject(part, fault('annotation_differs', differing.author === null ? 'method' : 'annotator'));
    else waiting.push(part);
  }
  for (const part of inOrderOfDerivation(waiting, byId)) {
    const own = part.annotationIds.map((id) => byId.get(id)!);
    const basis = own
      .map(({ derivedFromId }) => gone.get(derivedFromId ?? ''))
      .find((line) => line !== undefined);
    if (basis !== undefined) {
      reject(part, fault('annotation', 'derived_from', { line: basis }));
      continue;
    }
    const adjudicated: AdjudicatedUnit[] = [];
    for (const annotation of own) {
      const one = found.get(annotation.id)!;
      if (one !== 'new') adjudicated.push({ annotation, is: 'same', stored: one });
      else adjudicated.push({ annotation, is: 'new', ...(await judgeOf(annotation, known)) });
    }
    plan.adjudicated.push(...adjudicated);
    plan.taken.push({ part, adds: adjudicated.some(({ is }) => is === 'new') });
  }
  return plan;
}

/** The same judge's annotation that stands in the project, one that says the same before all others; else "new". With what it says otherwise. */
function held(
  sample: NativeSample,
  annotation: StoredAnnotation,
  stored: readonly LoadedAnnotation[],
  { authors, runs, rounds, readBack }: Known,
): { here: 'new' | LoadedAnnotation; other: StoredAnnotation | null } {
  const { source, run, round, author, authorNumber } = annotation;
  const judges = run
    ? [...runs.find(run), ...(readBack ? runs.called(run.version, readBack.runName) : [])]
    : authors.candidates(author!, authorNumber ?? 1);
  const roundId = round && rounds.find(round.number)?.id;
  // A file of another tool does not tell an annotator from a lead who adjudicated.
  const sources = readBack && source === 'annotator' ? [source, 'adjudication'] : [source];
  const own = stored.filter(
    (other) =>
      sources.includes(other.source) &&
      judges.includes(other.runId ?? other.authorId ?? '') &&
      (round === null || other.roundId === roundId),
  );
  let first: { here: LoadedAnnotation; other: StoredAnnotation } | null = null;
  for (const here of own) {
    const other = otherSaid(sample, here, annotation, readBack);
    if (!other) return { here, other };
    first ??= { here, other };
  }
  return first ?? { here: 'new', other: null };
}

/** What stands here where the file says something else, as such a file tells it; null where both say the same. */
function otherSaid(
  sample: NativeSample,
  stored: LoadedAnnotation,
  annotation: StoredAnnotation,
  readBack: ReadBack | null,
): StoredAnnotation | null {
  if (sameAnnotation(sample, stored, annotation)) return null;
  const told = readBack?.annotation(sample, stored);
  if (!told) return stored;
  // How long it took is the other tool's own.
  const shown = { ...told, activeMs: annotation.activeMs };
  return sameAnnotation(sample, shown, annotation) ? null : shown;
}

/** To vote or not to vote: an annotation cannot go into a round where the sample is the other thing. */
function honeypotDiffers(
  annotation: StoredAnnotation,
  { rounds }: Known,
  honeypot: (roundId: string) => boolean | undefined,
): boolean {
  if (annotation.source !== 'annotator' || annotation.honeypot == null || annotation.round === null)
    return false;
  const round = rounds.find(annotation.round.number);
  const here = round && honeypot(round.id);
  return here !== undefined && here !== annotation.honeypot;
}

async function judgeOf(
  { source, run, round, author, authorNumber }: StoredAnnotation,
  { authors, runs, rounds }: Known,
): Promise<{ authorId: string | null; runId: string | null; roundId: string | null }> {
  if (run) return { authorId: null, runId: await runs.importedAs(run), roundId: null };
  const roundId = source === 'annotator' ? await rounds.importedAs(round) : null;
  return { authorId: await authors.importedAs(author!, authorNumber ?? 1), runId: null, roundId };
}

/** Parts whose annotations others were started from come first. */
function inOrderOfDerivation(
  parts: readonly UnitPart[],
  byId: ReadonlyMap<string, StoredAnnotation>,
): UnitPart[] {
  const depth = (id: string, left: number): number => {
    const from = left > 0 ? byId.get(id)?.derivedFromId : null;
    return from ? 1 + depth(from, left - 1) : 0;
  };
  const rank = (part: UnitPart): number =>
    Math.max(0, ...part.annotationIds.map((id) => depth(id, byId.size)));
  return parts.toSorted((a, b) => rank(a) - rank(b));
}
