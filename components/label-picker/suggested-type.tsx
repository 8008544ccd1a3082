'use client';

import { useTranslations } from 'next-intl';
import { type ErrorType } from '@/lib/typology/error-type';
import { TypeLetter } from './type-badge';

/** The type that accepting would name, before anybody has: dimmed, with a question mark. */
export function SuggestedType({ type }: { type: ErrorType }) {
  const t = useTranslations('typology');
  const w = useTranslations('workspace.picker');
  return (
    <span
      title={w('suggestedType', { type: t(`${type}.name`) })}
      className="inline-flex items-baseline text-ink-3"
    >
      <TypeLetter type={type} />
      <span aria-hidden className="text-xs">
        ?
      </span>
      <span className="sr-only">
        {t(`${type}.name`)}, {w('suggested')}
      </span>
    </span>
  );
}
