import { useFormatter, useTranslations } from 'next-intl';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import { CALIBRATING_LABELS } from '@/lib/consistency/score-calibration';
import type { RunSummary } from '@/lib/consistency/server/control/run-summary';
import type { RunView } from '@/lib/consistency/run-schema';
import type { ErrorType } from '@/lib/typology/error-type';
import { RerunUndecided } from './rerun-undecided';

interface Props {
  projectId: string;
  run: RunView;
  summary: RunSummary;
}

/** What the run found, and which of it is to be taken with care. */
export function SummarySection({ projectId, run, summary }: Props) {
  const t = useTranslations('runs');
  const format = useFormatter();
  const { segments, consistent, inconsistent, abstained, types } = summary;
  const { withoutVerdict, samplesWithoutVerdict, windowed, quotes, unanchoredQuotes, calibration } = summary;
  const share = (count: number): string => t('share', { count, share: segments > 0 ? count / segments : 0 });
  return (
    <Section title={t('found')}>
      <DescriptionList
        className="num"
        items={[
          { term: t('segments'), value: format.number(segments) },
          { term: t('consistent'), value: share(consistent) },
          { term: t('inconsistent'), value: share(inconsistent) },
          { term: t('abstained'), value: share(abstained) },
          ...(quotes > 0
            ? [{ term: t('quotes'), value: t('quotesText', { count: quotes, unanchored: unanchoredQuotes }) }]
            : []),
          ...(calibration
            ? [
                {
                  term: t('scores'),
                  value: t(calibration.calibrated ? 'calibrated' : 'uncalibrated', {
                    labels: calibration.labels,
                    needed: CALIBRATING_LABELS,
                  }),
                },
              ]
            : []),
          ...(windowed > 0 ? [{ term: t('windowed'), value: share(windowed) }] : []),
        ]}
      />
      {Object.keys(types).length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-2" aria-label={t('types')}>
          {Object.entries(types).map(([type, count]) => (
            <li key={type} className="flex items-center gap-1.5">
              <TypeBadge type={type as ErrorType} />
              <span className="num text-sm text-ink-2">{format.number(count)}</span>
            </li>
          ))}
        </ul>
      )}
      {withoutVerdict > 0 && !run.imported && run.state !== 'paused' && (
        <RerunUndecided
          projectId={projectId}
          runId={run.id}
          segments={withoutVerdict}
          samples={samplesWithoutVerdict}
        />
      )}
    </Section>
  );
}
