'use client';

import { Field as BaseField } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import { cx } from '../cx';

interface Props {
  label: ReactNode;
  /** Name of the control inside, for forms and for errors by path. */
  name?: string;
  hint?: ReactNode;
  /** A sentence that says what is wrong; shown and announced when present. */
  error?: ReactNode;
  optional?: boolean;
  className?: string;
  /** One Input, Textarea, Select, Checkbox or Switch. */
  children: ReactNode;
}

/** Label, control, hint and error, tied together for screen readers. */
export function Field({ label, name, hint, error, optional = false, className, children }: Props) {
  const t = useTranslations('common');
  return (
    <BaseField.Root
      name={name}
      invalid={Boolean(error) || undefined}
      className={cx('flex flex-col gap-1.5', className)}
    >
      <BaseField.Label className="flex items-baseline gap-2 text-sm font-medium text-ink">
        {label}
        {optional && <span className="text-xs font-normal text-ink-3">{t('optional')}</span>}
      </BaseField.Label>
      {children}
      {hint && <BaseField.Description className="text-sm text-ink-3">{hint}</BaseField.Description>}
      {error && (
        <BaseField.Error match className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </BaseField.Error>
      )}
    </BaseField.Root>
  );
}
