'use client';

import { MessageSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { createContext, useContext } from 'react';

/** Comments by segment. Changes only when comments do, so that keys cost nothing here. */
export const CommentCounts = createContext<Readonly<Record<string, number>>>({});

/** How many comments stand on a segment, in its row. */
export function CommentCount({ segmentId }: { segmentId: string }) {
  const t = useTranslations('sidebar');
  const count = useContext(CommentCounts)[segmentId] ?? 0;
  if (count === 0) return null;
  return (
    <span className="num inline-flex items-center gap-0.5 text-xs">
      <MessageSquare aria-hidden className="size-3" />
      {count}
      <span className="sr-only">{t('commentCount', { count })}</span>
    </span>
  );
}
