'use client';

import { Radio } from '@base-ui/react/radio';
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group';
import { type ReactNode } from 'react';
import { cx } from '../cx';
import { OptionLine, useOptionLabelId } from './option-line';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface Props<Value extends string> {
  options: readonly RadioOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  name?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className?: string;
}

export function RadioGroup<Value extends string>({
  options,
  onValueChange,
  className,
  ...rest
}: Props<Value>) {
  return (
    <BaseRadioGroup
      {...rest}
      onValueChange={(value) => onValueChange?.(value as Value)}
      className={cx('flex flex-col gap-2', className)}
    >
      {options.map((option) => (
        <OptionLine
          key={option.value}
          label={option.label}
          hint={option.hint}
          control={<RadioDot value={option.value} disabled={option.disabled} />}
        />
      ))}
    </BaseRadioGroup>
  );
}

function RadioDot({ value, disabled }: { value: string; disabled?: boolean }) {
  const labelId = useOptionLabelId();
  return (
    <Radio.Root
      value={value}
      disabled={disabled}
      aria-labelledby={labelId}
      className="relative flex size-4 items-center justify-center rounded-full bg-surface ring-1 ring-control ring-inset after:absolute after:-inset-1 hover:ring-ink-3 data-checked:ring-[5px] data-checked:ring-accent data-disabled:opacity-50"
    />
  );
}
