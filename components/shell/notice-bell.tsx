'use client';

import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { CountBadge } from './count-badge';
import { askPassively, useEveryMinute } from './use-every-minute';

/** The way to the notices, with how many are unread; asked again once a minute while the tab is in front. */
export function NoticeBell({ unread }: { unread: number }) {
  const t = useTranslations('shell');
  const path = usePathname();
  const [heard, setHeard] = useState<{ count: number; over: number } | null>(null);
  // What the frame was drawn with last counts until something newer is heard.
  const count = heard && heard.over === unread ? heard.count : unread;
  useEveryMinute(async () => {
    const answer = await askPassively<{ unread: number }>('/api/v1/notices');
    if (answer) setHeard({ count: answer.unread, over: unread });
  });
  return (
    <LinkButton
      href="/notices"
      variant="quiet"
      size="icon"
      aria-label={t('notices', { count })}
      aria-current={path === '/notices' ? 'page' : undefined}
      className="relative"
    >
      <Bell aria-hidden />
      <CountBadge count={count} />
    </LinkButton>
  );
}
