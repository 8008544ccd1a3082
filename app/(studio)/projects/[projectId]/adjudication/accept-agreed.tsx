'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/error-text/use-act';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import type { ListQuery } from '@/lib/adjudication/query';
import { accept } from './actions';

interface Props {
  projectId: string;
  query: ListQuery;
  total: number;
  disabled: boolean;
}

/** Settles all that the rule makes gold of and the filters let pass, page by page; there only where the list shows it. */
export function AcceptAgreed({ projectId, query, total, disabled }: Props) {
  const t = useTranslations('adjudication');
  const { run } = useAct();
  const toast = useToast();
  if (query.state !== 'agreed' || total === 0) return <span />;

  async function acceptAll(): Promise<boolean> {
    let accepted = 0;
    for (;;) {
      const done = await run(() => accept(projectId, query));
      if (!done) break;
      accepted += done.value.accepted;
      if (done.value.accepted === 0 || done.value.left === 0) break;
    }
    toast.done({ title: t('accepted', { count: accepted }) });
    return true;
  }

  return (
    <ConfirmDialog
      trigger={<Button disabled={disabled}>{t('acceptAll', { count: total })}</Button>}
      title={t('acceptAll', { count: total })}
      description={t('acceptAllText')}
      action={t('acceptAllDone')}
      tone="primary"
      onConfirm={acceptAll}
    />
  );
}
