import type {
  ComparedLabel,
  ImportComparison,
  JudgeCounts,
  LabelChange,
  RowPlace,
} from '@/lib/exchange/comparison/view';
import { sharesLine } from '@/lib/exchange/parse/shares-line';

/** Changed labels that are listed; the rest are counted, and --json has more. */
const SHOWN = 20;

/** What taking a file over would do, in lines for a person. */
export function comparisonText(told: ImportComparison): string {
  const { rows, added, same, rejected, samples, labels } = told;
  const shown = told.changes.slice(0, SHOWN);
  const more = told.changesTotal - shown.length;
  return [
    `${rows} rows: ${added} would be added, ${same} are there already, ${rejected} would be rejected. Nothing has been imported.`,
    `samples: ${samples.new} new, ${samples.same} the same, ${samples.texts} with other texts (refused), ` +
      `${samples.differing} told otherwise (kept as they are), ${samples.absent} not in the file (kept)`,
    `annotations of people: ${judgeText(told.people)}`,
    `predictions: ${judgeText(told.predictions)}`,
    `labels: ${labels.new} new, ${labels.same} the same, ${labels.changed} changed (refused)`,
    ...(told.absentAnnotations > 0
      ? [
          `annotations of these samples not in the file, or not readable there (kept): ${told.absentAnnotations}`,
        ]
      : []),
    ...told.reasons.map(({ reason, count }) => `rejected, ${reason}: ${count}`),
    ...told.texts.map(
      ({ sample, fields, ...place }) => `other texts: ${placeText(place)}, ${sample} (${fields.join(', ')})`,
    ),
    ...told.differing.map(({ sample, fields }) => `told otherwise: ${sample} (${fields.join(', ')})`),
    ...shown.map(changeText),
    ...(more > 0 ? [`... ${more} more changes`] : []),
    ...told.notes.map(({ code, about, count }) => `${code} (${count}): ${about.join(', ')}`),
  ].join('\n');
}

const judgeText = (counts: JudgeCounts): string =>
  `${counts.new} new, ${counts.same} the same, ${counts.changed} changed (refused), ${counts.refused} new but refused with their rows`;

/** By its number where several records stand in a line. */
const placeText = ({ line, record }: RowPlace): string =>
  sharesLine(line, record) ? `record ${record}` : `line ${line}`;

function changeText({ sample, by, segment, fields, was, is, ...at }: LabelChange): string {
  const place = `changed: ${placeText(at)}, ${sample}, ${by}`;
  if (segment === null) return `${place}: ${fields.join(', ')}`;
  return `${place}: "${segment}" (${fields.join(', ')}): ${labelText(was)} -> ${labelText(is)}`;
}

function labelText(label: ComparedLabel | null): string {
  if (label === null) return 'no such segment';
  if (label.fact === null) return 'not judged';
  const evidence = label.evidence.map(({ relation, text }) => ` [${relation}: ${text}]`).join('');
  return `${label.fact}/${label.logic}${label.errorType === null ? '' : ` ${label.errorType}`}${evidence}`;
}
