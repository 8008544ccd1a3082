'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/error-text/use-act';
import { Button } from '@/components/ui/button';
import { cancelRunAction } from './actions';

export function CancelRun({ projectId, runId }: { projectId: string; runId: string }) {
  const t = useTranslations('runs');
  const { start, busy } = useAct();
  return (
    <Button size="sm" busy={busy} onClick={() => start(() => cancelRunAction(projectId, runId))}>
      {t('cancel')}
    </Button>
  );
}
