import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import { Callout } from '@/components/ui/callout';
import { rerun } from '../actions';

interface Props {
  projectId: string;
  runId: string;
  segments: number;
  samples: number;
}

/** What was left without a verdict, and one more attempt at it alone. */
export function RerunUndecided({ projectId, runId, segments, samples }: Props) {
  const t = useTranslations('runs');
  return (
    <Callout kind="warning" title={t('withoutVerdict', { segments, samples })} className="mt-4">
      <p className="mb-3">{t('readAgainText')}</p>
      <ActButton size="sm" action={rerun.bind(null, { projectId, runId })}>
        {t('readAgain')}
      </ActButton>
    </Callout>
  );
}
