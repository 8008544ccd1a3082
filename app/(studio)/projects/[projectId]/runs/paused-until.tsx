'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When a run that rests goes on by itself, in the reader's time zone; the server, which does not know it, writes its own. */
export function PausedUntil({ until, words }: { until: string; words: 'pausedUntil' | 'nextLook' }) {
  const t = useTranslations('runs');
  const format = useFormatter();
  const timeZone = useSyncExternalStore(never, ownZone, () => undefined);
  const time = format.dateTime(new Date(until), {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return <span className="num mt-1 block text-xs text-ink-2">{t(words, { time })}</span>;
}
