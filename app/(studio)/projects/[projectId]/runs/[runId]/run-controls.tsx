'use client';

import { useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import type { RunView } from '@/lib/consistency/run-schema';
import { cancel, pause } from '../actions';
import { isLive } from '../is-live';

/** Pause and cancel, while either makes sense. */
export function RunControls({ projectId, run }: { projectId: string; run: RunView }) {
  const t = useTranslations('runs');
  const { run: act, start, busy } = useOperation();
  const live = isLive(run);
  const waiting = run.pausedUntil !== null;
  if (!live && run.state !== 'paused') return null;
  return (
    <>
      {(live || waiting) && (
        <Button busy={busy} onClick={() => start(() => pause({ projectId, runId: run.id }))}>
          {t(waiting ? 'keepPaused' : 'pause')}
        </Button>
      )}
      <ConfirmDialog
        trigger={<Button>{t('cancelMenu')}</Button>}
        title={t('cancelTitle')}
        description={t('cancelText')}
        action={t('cancel')}
        onConfirm={async () => (await act(() => cancel({ projectId, runId: run.id }))) !== null}
      />
    </>
  );
}
