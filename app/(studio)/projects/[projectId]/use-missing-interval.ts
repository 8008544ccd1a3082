import { useTranslations } from 'next-intl';
import { FEWEST_ANSWERS, type MissingInterval } from '@/lib/agreement/statistics/confidence-interval';

/** Why there is no interval, in words. */
export function useMissingInterval(): (why: MissingInterval) => string {
  const t = useTranslations('agreement.noInterval');
  return (why) => {
    switch (why.missing) {
      case 'no_value':
        return t('no_value');
      case 'few_answers':
        return t('few_answers', { answers: why.answers, least: FEWEST_ANSWERS });
      case 'undefined_resamples':
        return t('undefined_resamples', { share: why.dropped / why.resamples });
    }
  };
}
