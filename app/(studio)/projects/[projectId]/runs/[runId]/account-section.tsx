import { z } from 'zod';
import { useFormatter, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Progress } from '@/components/ui/progress';
import { useFeaturesText } from '@/components/model-features/use-features-text';
import { Section } from '@/components/ui/section';
import type { RunAccount } from '@/lib/consistency/run-schema';
import { messageOr } from '@/lib/i18n/message-or';
import type { ModelFeatures } from '@/lib/llm/features';
import { storableText } from '@/lib/storable-schema';
import type { Stage } from '@/lib/typology/error-type';
import { useMoney } from '../use-money';

/** Of a method that has versioned prompts. */
const promptsSchema = z.object({ prompts: z.array(storableText) });

interface Props {
  account: RunAccount;
  params: unknown;
  /** Null for a test, which is no matter of stages. */
  judges: readonly Stage[] | null;
  features?: ModelFeatures | null;
}

/** What the run has asked so far, what it cost, and how it asked. */
export function AccountSection({ account, params, judges, features }: Props) {
  const t = useTranslations('runs');
  const takes = useFeaturesText();
  const format = useFormatter();
  const money = useMoney();
  const { budget, spent, calls, reused, promptTokens, cachedTokens, completionTokens, faults } = account;
  const prompts = promptsSchema.safeParse(params).data?.prompts;
  const met = Object.entries(faults);
  const kind = (fault: string): string => messageOr(t, `met.${fault}`, fault);
  return (
    <Section title={t('asked')}>
      {budget !== null && (
        <Progress
          label={t('budget')}
          value={spent}
          max={budget}
          className={'mb-4'}
          tone={spent > 0.9 * budget ? 'needs' : 'accent'}
          note={t('spentOf', { spent: money(spent), budget: money(budget) })}
        />
      )}
      <DescriptionList
        className="num"
        items={[
          ...(budget === null
            ? [{ term: t('cost'), value: spent === 0 && calls > 0 ? t('noPrices') : money(spent) }]
            : []),
          { term: t('calls'), value: t('callsText', { calls, reused }) },
          {
            term: t('promptTokens'),
            value: t('promptText', {
              tokens: promptTokens,
              share: promptTokens > 0 ? cachedTokens / promptTokens : 0,
            }),
          },
          { term: t('completionTokens'), value: format.number(completionTokens) },
          ...(met.length > 0
            ? [
                {
                  term: t('faults'),
                  value: met
                    .map(([fault, count]) => t('faultCount', { fault: kind(fault), count }))
                    .join(t('comma')),
                },
              ]
            : []),
          ...(judges
            ? [{ term: t('stages'), value: t(judges.includes('logic') ? 'both' : 'factsOnly') }]
            : []),
          ...(prompts
            ? [
                {
                  term: t('prompts'),
                  value: <span className="font-mono text-xs wrap-anywhere">{prompts.join(' ')}</span>,
                },
              ]
            : []),
          ...(features
            ? [
                {
                  term: t('taken'),
                  value: takes(features),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
