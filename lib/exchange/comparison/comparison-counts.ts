import type { NativeSample } from '../contents/native/parse/parse-record';
import type { NativeRow } from '../contents/native/parse/unit';
import type { StoredAnnotation } from '../contents/stored';
import type { ImportNote } from '../import/import-notes';
import type { Fault } from '../parse/reject';
import { labelChanges } from './label-changes';
import type { KeptField } from './sample-differences';
import type { ImportComparison, JudgeCounts, RowPlace } from './view';

/** So many are named of each list; all are counted. */
const LISTED = { changes: 500, samples: 100, rejects: 50, judges: 100 } as const;

/** What becomes of an annotation of a file: with `was`, what stands in the project instead. */
export type AnnotationFate = { is: 'new' | 'same' | 'refused' } | { is: 'changed'; was: StoredAnnotation };

/** A row by its line and its number among those of the file. */
type CountedRow = Pick<NativeRow, 'line' | 'position'>;
export const rowPlaceOf = ({ line, position }: CountedRow): RowPlace => ({ line, record: position });

const noCounts = (): JudgeCounts => ({ new: 0, same: 0, changed: 0, refused: 0 });

/** Counts what taking a file over would do, as its rows go by. */
export class ComparisonCounts {
  private readonly samples = { new: 0, same: 0, texts: 0, differing: 0, absent: 0 };
  private readonly rows = { rows: 0, added: 0, same: 0, rejected: 0 };
  private readonly people = noCounts();
  private readonly predictions = noCounts();
  private readonly labels = { new: 0, same: 0, changed: 0 };
  private readonly judges = new Map<string, JudgeCounts>();
  private readonly reasons = new Map<Fault['reason'], ImportComparison['reasons'][number]>();
  private readonly listed: Pick<ImportComparison, 'changes' | 'texts' | 'differing' | 'rejects'> = {
    changes: [],
    texts: [],
    differing: [],
    rejects: [],
  };
  private changesTotal = 0;
  absentAnnotations = 0;

  /** Rows of the file, as the import counts them. */
  countRows(rows: number): void {
    this.rows.rows = rows;
  }
  countTaken({ added, same }: { added: number; same: number }): void {
    this.rows.added += added;
    this.rows.same += same;
  }

  reject(row: CountedRow, { reason, column, detail }: Fault): void {
    this.rows.rejected += 1;
    const place = rowPlaceOf(row);
    const known = this.reasons.get(reason) ?? { reason, column, detail, ...place, count: 0 };
    this.reasons.set(reason, { ...known, count: known.count + 1 });
    if (this.listed.rejects.length < LISTED.rejects)
      this.listed.rejects.push({ ...place, reason, column, detail });
  }

  /** A sample of the file, once however often it stands there. */
  sample(externalId: string, fate: 'new' | 'there', differs: KeptField[] = []): void {
    if (differs.length === 0) {
      this.samples[fate === 'new' ? 'new' : 'same'] += 1;
      return;
    }
    this.samples.differing += 1;
    if (this.listed.differing.length < LISTED.samples)
      this.listed.differing.push({ sample: externalId, fields: differs });
  }

  otherTexts(told: ImportComparison['texts'][number]): void {
    this.samples.texts += 1;
    if (this.listed.texts.length < LISTED.samples) this.listed.texts.push(told);
  }

  annotation(
    sample: NativeSample,
    row: CountedRow,
    annotation: StoredAnnotation,
    fate: AnnotationFate,
  ): void {
    const by = judgeOf(annotation);
    this[annotation.run ? 'predictions' : 'people'][fate.is] += 1;
    this.judgeCounts(by)[fate.is] += 1;
    const own = annotation.labels.filter(({ label }) => label !== null).length;
    if (fate.is === 'new' || fate.is === 'same') this.labels[fate.is] += own;
    if (fate.is !== 'changed') return;
    const { changes, same } = labelChanges(sample, fate.was, annotation);
    this.labels.same += same;
    this.labels.changed += changes.filter(({ segment }) => segment !== null).length;
    this.changesTotal += changes.length;
    const room = LISTED.changes - this.listed.changes.length;
    const told = changes.slice(0, Math.max(0, room));
    this.listed.changes.push(
      ...told.map((change) => ({ sample: sample.externalId, ...rowPlaceOf(row), by, ...change })),
    );
  }

  result(absent: number, notes: ImportNote[]): ImportComparison {
    return {
      ...this.rows,
      samples: { ...this.samples, absent },
      people: this.people,
      predictions: this.predictions,
      labels: this.labels,
      absentAnnotations: this.absentAnnotations,
      judges: [...this.judges].slice(0, LISTED.judges).map(([by, counts]) => ({ by, ...counts })),
      ...this.listed,
      changesTotal: this.changesTotal,
      reasons: [...this.reasons.values()],
      notes,
    };
  }

  private judgeCounts(by: string): JudgeCounts {
    const counts = this.judges.get(by) ?? noCounts();
    this.judges.set(by, counts);
    return counts;
  }
}

/** A person by name, and by number from the second of one name on; a run by its method, version and model. */
function judgeOf({ author, authorNumber, run }: StoredAnnotation): string {
  if (run) return [run.method, run.version, run.model].filter(Boolean).join(' ');
  return (authorNumber ?? 1) > 1 ? `${author} (${authorNumber})` : author!;
}
