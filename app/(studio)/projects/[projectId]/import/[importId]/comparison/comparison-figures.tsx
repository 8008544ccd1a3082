import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { sharesLine } from '@/lib/exchange/parse/shares-line';
import type { ImportComparison } from '@/lib/exchange/comparison/view';
import { FaultText } from '../fault-text';
import { ImportNotes } from '../import-notes';
import { ChangedLabels } from './changed-labels';
import { JudgeTable } from './judge-table';
import { useFieldNames } from './use-field-names';

/** So many samples are named on the screen. */
const NAMED = 10;

/** What would come, what stays, what is refused and why. */
export function ComparisonFigures({ figures }: { figures: ImportComparison }) {
  const t = useTranslations('importComparison');
  const names = useFieldNames();
  const { rows, added, same, rejected, samples, labels, absentAnnotations, texts, differing } = figures;
  const about = (listed: readonly { sample: string; fields: readonly string[] }[], all: number): string =>
    listed
      .slice(0, NAMED)
      .map(({ sample, fields }) => t('sampleFields', { sample, fields: names(fields) }))
      .join(t('between')) + (all > NAMED ? ' …' : '');
  const lines: [count: number, text: string][] = [
    [samples.new, t('samples.new', { count: samples.new })],
    [samples.same, t('samples.same', { count: samples.same })],
    [samples.texts, t('samples.texts', { count: samples.texts, about: about(texts, samples.texts) })],
    [
      samples.differing,
      t('samples.differing', { count: samples.differing, about: about(differing, samples.differing) }),
    ],
    [samples.absent, t('samples.absent', { count: samples.absent })],
    [absentAnnotations, t('absentAnnotations', { count: absentAnnotations })],
    [labels.new, t('labels.new', { count: labels.new })],
    [labels.same, t('labels.same', { count: labels.same })],
    [labels.changed, t('labels.changed', { count: labels.changed })],
  ];
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">{t('summary', { rows, added, same, rejected })}</p>
      <ul className="num flex list-disc flex-col gap-1 pl-5">
        {lines.map(
          ([count, text], at) =>
            count > 0 && (
              <li key={at} className="break-words">
                {text}
              </li>
            ),
        )}
      </ul>
      {figures.judges.length > 0 && <JudgeTable judges={figures.judges} />}
      {figures.changesTotal > 0 && (
        <>
          <Callout kind="warning" role="note" title={t('rule')}>
            {t('ruleText')}
          </Callout>
          <ChangedLabels changes={figures.changes} total={figures.changesTotal} />
        </>
      )}
      <Refused reasons={figures.reasons} />
      <ImportNotes notes={figures.notes} title={t('notes')} />
    </div>
  );
}

/** Why rows are refused, with the first of each kind. */
function Refused({ reasons }: Pick<ImportComparison, 'reasons'>) {
  const t = useTranslations('importComparison');
  if (reasons.length === 0) return null;
  return (
    <Callout kind="warning" role="note" title={t('refused')}>
      <ul className="flex flex-col gap-1">
        {reasons.map(({ reason, count, line, record = 0, column, detail }) => (
          <li key={reason} className="break-words">
            {t.rich(sharesLine(line, record) ? 'refusedRecords' : 'refusedRows', {
              ...{ count, line, record },
              why: () => <FaultText {...{ column, reason, detail }} />,
            })}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
