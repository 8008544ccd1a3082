'use client';

import { useTimeZone } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ownTimeZone, TIME_ZONE_COOKIE } from '@/lib/i18n/time-zone';

const YEAR_SECONDS = 365 * 24 * 3_600;

/** Tells the server the reader's time zone where times are written in another one, and has the page written anew. */
export function TellTimeZone() {
  const written = useTimeZone();
  const router = useRouter();
  useEffect(() => {
    const own = ownTimeZone();
    const told = `${TIME_ZONE_COOKIE}=${encodeURIComponent(own)}`;
    // A server that does not know the zone goes on writing its own.
    if (written === own || document.cookie.split('; ').includes(told)) return;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${told}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
    router.refresh();
  }, [written, router]);
  return null;
}
