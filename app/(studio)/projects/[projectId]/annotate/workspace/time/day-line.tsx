'use client';

import { Timer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type WorkspaceContext } from '../sidebar/use-workspace-context';
import { useActiveTime } from './use-active-time';

interface Props {
  annotationId: string;
  /** Somebody works here, whose time counts. */
  counts: boolean;
  context: WorkspaceContext | null;
}

/** Today's progress and the active time on this sample; hidden for people who turned it off. */
export function DayLine({ annotationId, counts, context }: Props) {
  const t = useTranslations('workspace.day');
  const shownMs = useActiveTime(annotationId, counts, context?.activeMs ?? 0);
  if (!context) return null;
  const { today } = context;
  const minutes = Math.floor(shownMs / 60_000);
  return (
    <>
      <p className="num" title={t('text')}>
        {today.goal === null
          ? t('today', { submitted: today.submitted })
          : t('todayOf', { submitted: today.submitted, goal: today.goal })}
      </p>
      {today.showTime && counts && (
        <p className="num flex items-center gap-1 text-ink-3 max-sm:hidden" title={t('timeText')}>
          <Timer aria-hidden className="size-3.5" />
          {t('minutes', { minutes })}
        </p>
      )}
    </>
  );
}
