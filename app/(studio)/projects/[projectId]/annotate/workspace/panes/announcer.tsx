'use client';

import { useTranslations } from 'next-intl';
import { useBehind } from '@/components/segment-text/use-behind';
import { messageOr } from '@/lib/i18n/message-or';
import { type Announcement } from '@/lib/workspace/state/state';

/** Says aloud what happened; two equal sentences in a row are told apart by an invisible mark. */
export function Announcer({ announcement }: { announcement: Announcement }) {
  const { key, params, serial } = useBehind(announcement);
  const t = useTranslations('workspace.said');
  const type = useTranslations('typology');
  const named = messageOr(type, `${params.type}.name`, '');
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {messageOr(t, key, '', { ...params, type: named })}
      {serial % 2 === 0 ? '' : '\u200B'}
    </p>
  );
}
