'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/error-text/use-act';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { readAgainAction } from '../actions';

interface Props {
  projectId: string;
  runId: string;
  segments: number;
  samples: number;
}

/** What was left without a verdict, and one more attempt at it alone. */
export function ReadAgain({ projectId, runId, segments, samples }: Props) {
  const t = useTranslations('runs');
  const { start, busy } = useAct();
  return (
    <Callout kind="warning" title={t('withoutVerdict', { segments, samples })} className="mt-4">
      <p className="mb-3">{t('readAgainText')}</p>
      <Button size="sm" busy={busy} onClick={() => start(() => readAgainAction(projectId, runId))}>
        {t('readAgain')}
      </Button>
    </Callout>
  );
}
