'use client';

import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import { controlStyle } from './control-style';
import { cx } from '../cx';
import { popupStyle } from '../overlay/popup-style';

interface SelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line that says what choosing it means. */
  hint?: ReactNode;
}

interface Props<Value extends string> {
  options: readonly SelectOption<Value>[];
  value?: Value | null;
  defaultValue?: Value | null;
  onValueChange?: (value: Value) => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Needed outside a Field. */
  'aria-label'?: string;
  className?: string;
}

export function Select<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  placeholder,
  disabled,
  className,
  ...aria
}: Props<Value>) {
  const t = useTranslations('common');
  return (
    <BaseSelect.Root
      items={[...options]}
      value={value}
      defaultValue={defaultValue}
      onValueChange={(next) => next !== null && onValueChange?.(next)}
      name={name}
      disabled={disabled}
    >
      <BaseSelect.Trigger
        {...aria}
        className={cx(
          controlStyle,
          'flex h-8 cursor-default items-center justify-between gap-2 text-left',
          className,
        )}
      >
        <BaseSelect.Value
          className="truncate data-placeholder:text-ink-3"
          placeholder={placeholder ?? t('selectPlaceholder')}
        />
        <BaseSelect.Icon className="text-ink-3">
          <ChevronsUpDown aria-hidden className="size-4" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <BaseSelect.Popup className={cx(popupStyle, 'min-w-(--anchor-width)')}>
            <BaseSelect.List className="max-h-(--available-height) overflow-y-auto p-1">
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  className="grid cursor-default grid-cols-[1rem_1fr] items-baseline gap-x-2 rounded-sm py-1.5 pr-3 pl-2 text-sm outline-none select-none data-highlighted:bg-hover"
                >
                  <BaseSelect.ItemIndicator className="col-start-1 self-center">
                    <Check aria-hidden className="size-4 text-accent" />
                  </BaseSelect.ItemIndicator>
                  <BaseSelect.ItemText className="col-start-2">{option.label}</BaseSelect.ItemText>
                  {option.hint && <span className="col-start-2 text-xs text-ink-3">{option.hint}</span>}
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
