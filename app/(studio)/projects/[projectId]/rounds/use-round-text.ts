import { useTranslations } from 'next-intl';

/** Words that every screen of rounds needs: a round's name, and a time of work. */
export function useRoundText() {
  const t = useTranslations('rounds');
  return {
    name: ({ number, name }: { number: number; name: string }): string =>
      name === '' ? t('unnamed', { number }) : t('named', { number, name }),
    /** Milliseconds as seconds, minutes, or hours and minutes. */
    time: (ms: number): string => {
      if (ms < 60_000) return t('seconds', { seconds: Math.round(ms / 1_000) });
      const minutes = Math.round(ms / 60_000);
      if (minutes < 60) return t('minutes', { minutes });
      return t('hoursMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    },
  };
}
