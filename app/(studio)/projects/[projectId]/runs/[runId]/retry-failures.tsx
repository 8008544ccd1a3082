'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/error-text/use-act';
import { Button } from '@/components/ui/button';
import { retryFailuresAction } from '../actions';

export function RetryFailures({ projectId, runId }: { projectId: string; runId: string }) {
  const t = useTranslations('runs');
  const { start, busy } = useAct();
  return (
    <Button size="sm" busy={busy} onClick={() => start(() => retryFailuresAction(projectId, runId))}>
      {t('retry')}
    </Button>
  );
}
