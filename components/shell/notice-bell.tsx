'use client';

import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { PASSIVE_HEADER } from '@/lib/auth/passive';

const EVERY_MS = 60_000;

/** The way to the notices, with how many are unread; asked again once a minute while the tab is in front. */
export function NoticeBell({ unread }: { unread: number }) {
  const t = useTranslations('shell');
  const path = usePathname();
  const [heard, setHeard] = useState<{ count: number; over: number } | null>(null);
  // What the frame was drawn with last counts until something newer is heard.
  const count = heard && heard.over === unread ? heard.count : unread;
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const response = await fetch('/api/notices', { headers: { [PASSIVE_HEADER]: '1' } }).catch(() => null);
      if (!response?.ok || gone) return;
      const answer = (await response.json()) as { unread: number };
      setHeard({ count: answer.unread, over: unread });
    };
    const timer = setInterval(() => void ask(), EVERY_MS);
    const onFront = (): void => void ask();
    document.addEventListener('visibilitychange', onFront);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onFront);
    };
  }, [unread]);
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
      {count > 0 && (
        <span
          aria-hidden
          className="num absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-[0.625rem] leading-4 font-semibold text-on-accent"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </LinkButton>
  );
}
