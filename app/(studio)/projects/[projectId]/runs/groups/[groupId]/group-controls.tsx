'use client';

import { useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import type { RunGroupView } from '@/lib/consistency/run-group/view-schema';
import { cancelGroup, pauseGroup } from '../../actions';
import { isLive } from '../../is-live';

/** Pause and cancel all runs of a group, while either makes sense. */
export function GroupControls({ projectId, group }: { projectId: string; group: RunGroupView }) {
  const t = useTranslations('runs');
  const { run: act, start, busy } = useOperation();
  const given = { projectId, groupId: group.id };
  const live = group.runs.some(isLive);
  if (!live && !group.runs.some(({ state }) => state === 'paused')) return null;
  return (
    <>
      {live && (
        <Button busy={busy} onClick={() => start(() => pauseGroup(given))}>
          {t('group.pause')}
        </Button>
      )}
      <ConfirmDialog
        trigger={<Button>{t('group.cancelMenu')}</Button>}
        title={t('group.cancelTitle')}
        description={t('cancelText')}
        action={t('group.cancel')}
        onConfirm={async () => (await act(() => cancelGroup(given))) !== null}
      />
    </>
  );
}
