'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ERROR_TYPE_FACTS, type ErrorType } from '@/lib/typology/error-type';

/** An error type in the hue of its family; dotted when it is only suggested. */
export function TypeBadge({ type, suggested = false }: { type: ErrorType; suggested?: boolean }) {
  const t = useTranslations('typology');
  return (
    <Badge
      tone={ERROR_TYPE_FACTS[type].category}
      line={suggested ? 'dotted' : 'solid'}
      icon={<TypeLetter type={type} />}
    >
      {t(`${type}.name`)}
    </Badge>
  );
}

/** The letter of the key that picks the type: the same sign in lists, badges and on the keyboard. */
export function TypeLetter({ type }: { type: ErrorType }) {
  return (
    <span aria-hidden className="font-mono text-[0.6875rem] leading-none font-semibold">
      {ERROR_TYPE_FACTS[type].key.slice(3)}
    </span>
  );
}
