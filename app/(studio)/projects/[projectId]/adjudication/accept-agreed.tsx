'use client';

import { useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useToast } from '@/components/ui/overlay/toast';
import type { AgreedCount, ListQuery } from '@/lib/adjudication/query';
import { accept } from './actions';

interface Props {
  projectId: string;
  query: ListQuery;
  /** Null where the list does not show what the rule makes gold of. */
  agreed: AgreedCount | null;
  disabled: boolean;
}

/** Adjudicates all that the rule makes gold of and the filters let pass, page by page; there only where the list shows it. */
export function AcceptAgreed({ projectId, query, agreed, disabled }: Props) {
  const t = useTranslations('adjudication');
  const { run } = useOperation();
  const toast = useToast();
  if (agreed === null) return <span />;
  const out = leftOut(agreed, 0);
  if (agreed.acceptable === 0) return <p className="text-sm text-ink-2">{out}</p>;

  /** Why some are not among those that are accepted; empty where all are. */
  function leftOut({ flagged, own }: AgreedCount, changed: number): string {
    return t('leftOut', { flagged, own, changed }).trim();
  }

  async function acceptAll(): Promise<boolean> {
    let accepted = 0;
    let out = '';
    for (;;) {
      const done = await run(() => accept({ projectId, query }));
      if (!done) break;
      accepted += done.value.accepted;
      out = leftOut(done.value, done.value.acceptable);
      if (done.value.accepted === 0 || done.value.acceptable === 0) break;
    }
    toast.done({ title: t('accepted', { count: accepted }), description: out });
    return true;
  }

  return (
    <ConfirmDialog
      trigger={<Button disabled={disabled}>{t('acceptAll', { count: agreed.acceptable })}</Button>}
      title={t('acceptAll', { count: agreed.acceptable })}
      description={t('acceptAllText')}
      action={t('acceptAllDone')}
      tone="primary"
      onConfirm={acceptAll}
    >
      {out && <p>{out}</p>}
    </ConfirmDialog>
  );
}
