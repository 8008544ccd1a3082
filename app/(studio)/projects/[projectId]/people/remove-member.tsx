'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { remove } from './actions';

interface Props {
  projectId: string;
  member: { userId: string; name: string };
  /** It is the person who acts: they leave. */
  self: boolean;
}

/** Takes somebody out of the project, or lets a person leave it. */
export function RemoveMember({ projectId, member: { userId, name }, self }: Props) {
  const t = useTranslations('projects.settings');
  const router = useRouter();
  const act = useOperation();
  return (
    <ConfirmDialog
      title={self ? t('leaveTitle') : t('removeTitle', { name })}
      description={t(self ? 'leaveText' : 'removeText')}
      action={t(self ? 'leave' : 'remove')}
      trigger={
        <Button variant="quiet" {...(!self && { 'aria-label': t('removeThis', { name }) })}>
          {t(self ? 'leave' : 'remove')}
        </Button>
      }
      onConfirm={async () => {
        const said = self ? t('left') : t('removed', { name });
        const done = (await act.run(() => remove({ projectId, userId }), said)) !== null;
        if (done && self) router.push('/projects');
        return done;
      }}
    />
  );
}
