'use client';

import { useTranslations } from 'next-intl';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { overall, VerdictMark } from '@/components/label-picker/verdict-mark';
import { type LabelView } from '@/lib/annotation/view';
import { STAGES } from '@/lib/typology/error-type';

/** The person's label on a segment that is read-only; a verdict that is only pre-filled does not count. */
export function GivenLabel({ label }: { label: LabelView }) {
  const t = useTranslations('workspace');
  return (
    <section aria-label={t('givenLabel')} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-ink-3">{t('givenLabel')}</span>
      {label.decidedAt === null ? (
        <span className="text-ink-2">{t('notGiven')}</span>
      ) : (
        <>
          <VerdictMark verdict={overall(label)} className="font-medium" />
          {label.errorType && <TypeBadge type={label.errorType} />}
          {STAGES.map((stage) => (
            <span key={stage} className="inline-flex items-center gap-1">
              <span className="text-ink-3">{t(`stage.${stage}`)}</span>
              <VerdictMark verdict={label[stage]} />
            </span>
          ))}
        </>
      )}
    </section>
  );
}
