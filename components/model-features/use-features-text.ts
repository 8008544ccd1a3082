import { useTranslations } from 'next-intl';
import type { ModelFeatures } from '@/lib/llm/features';

/** What a model takes, in one line: what is always said first, then what it was found to limit. */
export function useFeaturesText() {
  const t = useTranslations('endpoints');
  return ({ tokenLimit, maxOutput, contextLength, ...features }: ModelFeatures): string => {
    const takes = t('takes', {
      format: t(`format.${features.responseFormat}`),
      temperature: t(features.temperature ? 'temperature' : 'noTemperature'),
      seed: t(features.seed ? 'seed' : 'noSeed'),
    });
    const limits = [
      !features.systemRole && t('noSystemRole'),
      tokenLimit !== 'max_tokens' && t(`limitBy.${tokenLimit}`),
      maxOutput !== null && t('maxOutput', { tokens: maxOutput }),
      contextLength !== null && t('contextLength', { tokens: contextLength }),
    ];
    return [takes, ...limits].filter(Boolean).join(' · ');
  };
}

/** Whether anything was refused. */
export const takesLess = ({ temperature, seed, ...features }: ModelFeatures): boolean =>
  !temperature ||
  !seed ||
  !features.systemRole ||
  features.responseFormat !== 'json_schema' ||
  features.tokenLimit !== 'max_tokens' ||
  features.maxOutput !== null ||
  features.contextLength !== null;
