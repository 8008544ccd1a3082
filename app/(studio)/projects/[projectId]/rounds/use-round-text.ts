import { useTranslations } from 'next-intl';
import { timeParts } from '@/lib/annotation/figures/time-parts';

/** Words that every screen of rounds needs: a round's name, and a time of work. */
export function useRoundText() {
  const t = useTranslations('rounds');
  return {
    name: ({ number, name }: { number: number; name: string }): string =>
      name === '' ? t('unnamed', { number }) : t('named', { number, name }),
    /** Milliseconds as seconds, minutes, or hours and minutes. */
    time: (ms: number): string => {
      const { unit, ...parts } = timeParts(ms);
      return t(unit, parts);
    },
  };
}
