import { useTranslations } from 'next-intl';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { TypeBadge } from './type-badge';

const TERMS = ['consistent', 'inconsistent', 'unsure', 'evidence'] as const;

/** What is asked of annotators where no lead has written guidelines: the verdicts, evidence, and each type in one line. */
export function TaskStatement() {
  const t = useTranslations('guidelines.task');
  const y = useTranslations('typology');
  return (
    <div className="@container flex flex-col gap-3 text-base">
      <p className="max-w-[72ch]">{t('text')}</p>
      <dl className="grid gap-x-4 gap-y-1.5 @lg:grid-cols-[max-content_minmax(0,60ch)]">
        {TERMS.map((term) => (
          <div key={term} className="contents">
            <dt className="font-medium">{t(`${term}.name`)}</dt>
            <dd className="text-ink-2 @max-lg:mb-1">{t(`${term}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="font-medium">{t('types')}</p>
      <dl className="grid gap-x-4 gap-y-1.5 @lg:grid-cols-[max-content_minmax(0,60ch)]">
        {ERROR_TYPES.map((type) => (
          <div key={type} className="contents">
            <dt>
              <TypeBadge type={type} />
            </dt>
            <dd className="text-ink-2 @max-lg:mb-1">{y(`${type}.definition`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
