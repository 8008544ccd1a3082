'use client';

import { FileUp, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

interface Props {
  projectId: string;
  base: string;
  /** Of all pages. */
  total: number;
  filtered: boolean;
  leads: boolean;
  onFirstPage: () => void;
}

/** Why the list is empty, and what to do: an invalid page, no match, nothing imported. */
export function NoSamples({ projectId, base, total, filtered, leads, onFirstPage }: Props) {
  const t = useTranslations('samples');
  const frame = 'flex-1 self-stretch rounded-lg border border-line bg-surface';
  if (total > 0)
    return (
      <EmptyState
        className={frame}
        icon={<SearchX aria-hidden />}
        title={t('beyond')}
        action={<Button onClick={onFirstPage}>{t('firstPage')}</Button>}
      />
    );
  if (filtered)
    return (
      <EmptyState
        className={frame}
        icon={<SearchX aria-hidden />}
        title={t('none')}
        action={<LinkButton href={base}>{t('clear')}</LinkButton>}
      />
    );
  return (
    <EmptyState
      className={frame}
      icon={<FileUp aria-hidden />}
      title={t('empty')}
      action={
        leads && (
          <LinkButton variant="primary" href={`/projects/${projectId}/import`}>
            {t('import')}
          </LinkButton>
        )
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}
