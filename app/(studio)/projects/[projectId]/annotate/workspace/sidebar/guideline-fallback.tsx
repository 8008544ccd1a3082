'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';

interface Props {
  projectId: string;
  failed: boolean;
  loaded: boolean;
  retry(): void;
}

/** In the place of guidelines that are on their way, cannot be had, or have not been written. */
export function GuidelineFallback({ projectId, failed, loaded, retry }: Props) {
  const t = useTranslations('sidebar');
  if (failed)
    return <EmptyState title={t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>} />;
  if (!loaded) return <Skeleton className="m-4 h-40" />;
  return (
    <EmptyState title={t('noGuidelines')}>
      {t.rich('noGuidelinesText', {
        link: (words) => <TextLink href={`/projects/${projectId}/guidelines`}>{words}</TextLink>,
      })}
    </EmptyState>
  );
}
