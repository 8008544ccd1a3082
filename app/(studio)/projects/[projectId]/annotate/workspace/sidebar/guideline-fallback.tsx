'use client';

import { useTranslations } from 'next-intl';
import { TaskStatement } from '@/components/label-picker/task-statement';
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

/** In the place of guidelines that are on their way, cannot be had, or have not been written: then the task itself is told. */
export function GuidelineFallback({ projectId, failed, loaded, retry }: Props) {
  const t = useTranslations('sidebar');
  const g = useTranslations('guidelines.task');
  if (failed)
    return <EmptyState title={t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>} />;
  if (!loaded) return <Skeleton className="m-4 h-40" />;
  return (
    <div
      role="region"
      aria-label={g('title')}
      tabIndex={0}
      data-scrolls
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 -outline-offset-2"
    >
      <p className="font-medium">{t('noGuidelines')}</p>
      <p className="mb-4 text-ink-2">
        {t.rich('noGuidelinesText', {
          link: (words) => <TextLink href={`/projects/${projectId}/guidelines`}>{words}</TextLink>,
        })}
      </p>
      <h3 className="mb-1.5 text-lg font-semibold">{g('title')}</h3>
      <TaskStatement />
    </div>
  );
}
