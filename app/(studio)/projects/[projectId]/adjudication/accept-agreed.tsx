'use client';

import { useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useToast } from '@/components/ui/overlay/toast';
import { TextLink } from '@/components/ui/text-link';
import { type AgreedCount, formatListQuery, type ListQuery } from '@/lib/adjudication/query';
import { accept } from './actions';

interface Props {
  projectId: string;
  query: ListQuery;
  /** Null where the list is of what is under way or done. */
  agreed: AgreedCount | null;
  disabled: boolean;
}

/** Adjudicates all that the rule makes gold of and the filters let pass, page by page. */
export function AcceptAgreed({ projectId, query, agreed, disabled }: Props) {
  const t = useTranslations('adjudication');
  const { run } = useOperation();
  const toast = useToast();
  if (agreed === null) return <span />;
  const out = leftOut(agreed, 0);
  const shown = query.state === 'agreed';
  if (agreed.acceptable === 0) return <p className="text-sm text-ink-2">{shown && out}</p>;

  /** Why some are not among those that are accepted; empty where all are. */
  function leftOut({ flagged, own }: AgreedCount, changed: number): string {
    return flagged + own + changed > 0 ? t('leftOut', { flagged, own, changed }).trim() : '';
  }

  async function acceptAll(): Promise<boolean> {
    let accepted = 0;
    let out = '';
    let failed = false;
    for (;;) {
      const done = await run(() => accept({ projectId, query }));
      failed = done === null;
      if (!done) break;
      accepted += done.value.accepted;
      out = leftOut(done.value, done.value.acceptable);
      if (done.value.accepted === 0 || done.value.acceptable === 0) break;
    }
    // Its refusal is shown already.
    if (accepted > 0 || !failed) toast.done({ title: t('accepted', { count: accepted }), description: out });
    return true;
  }

  const others = formatListQuery({ ...query, state: 'agreed', page: 1 }).toString();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
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
      {!shown && (
        <TextLink href={`/projects/${projectId}/adjudication?${others}`}>
          {t('agreedByRule', { count: agreed.acceptable })}
        </TextLink>
      )}
    </div>
  );
}
