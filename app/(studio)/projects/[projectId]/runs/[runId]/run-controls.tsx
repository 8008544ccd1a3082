'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/error-text/use-act';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { RunView } from '@/lib/consistency/server/run-view';
import { cancelRunAction, pauseRunAction } from '../actions';
import { isLive } from '../is-live';

/** Pause and cancel, while either makes sense. */
export function RunControls({ projectId, run }: { projectId: string; run: RunView }) {
  const t = useTranslations('runs');
  const { run: act, start, busy } = useAct();
  const live = isLive(run);
  if (!live && run.state !== 'paused') return null;
  return (
    <>
      {live && (
        <Button busy={busy} onClick={() => start(() => pauseRunAction(projectId, run.id))}>
          {t('pause')}
        </Button>
      )}
      <ConfirmDialog
        trigger={<Button>{t('cancelMenu')}</Button>}
        title={t('cancelTitle')}
        description={t('cancelText')}
        action={t('cancel')}
        onConfirm={async () => (await act(() => cancelRunAction(projectId, run.id))) !== null}
      />
    </>
  );
}
