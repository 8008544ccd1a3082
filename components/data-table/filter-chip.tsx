'use client';

import { ChevronDown, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Menu, MenuRadioGroup } from '@/components/ui/overlay/menu';

interface Props<Value extends string> {
  label: string;
  /** Null: the list is not filtered by this. */
  value: Value | null;
  /** The value without a choice, where a list is always filtered by this. */
  standard?: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value | null) => void;
}

const CHIP = 'inline-flex h-7 shrink-0 items-stretch rounded-full border text-sm whitespace-nowrap';
const OFF = 'border-line-strong bg-surface text-ink-2 hover:bg-hover hover:text-ink';
const ON = 'border-accent-line bg-accent-soft text-accent';

/** One filter of a list: shows its value, opens its choices, and clears itself. */
export function FilterChip<Value extends string>(props: Props<Value>) {
  const { label, value, standard, options, onChange } = props;
  const t = useTranslations('table');
  const shown = value ?? standard ?? null;
  const chosen = shown === null ? null : (options.find((option) => option.value === shown)?.label ?? shown);
  return (
    <span className={cx(CHIP, value === null ? OFF : ON)}>
      <Menu
        align="start"
        className="max-w-80"
        trigger={
          <button type="button" className="inline-flex items-center gap-1 rounded-full pr-2 pl-3">
            {chosen === null ? label : t('filtered', { label, value: chosen })}
            {value === null && <ChevronDown aria-hidden className="size-3.5 text-ink-3" />}
          </button>
        }
      >
        <MenuRadioGroup
          label={label}
          value={shown ?? ''}
          onValueChange={(next) => onChange(next === '' ? null : next)}
          options={standard ? options : [{ value: '' as const, label: t('any') }, ...options]}
          closes
        />
      </Menu>
      {value !== null && <Off label={t('removeFilter', { label })} onClick={() => onChange(null)} />}
    </span>
  );
}

function Off({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="flex w-7 items-center justify-center rounded-full hover:bg-selected-soft"
    >
      <X aria-hidden className="size-3.5" />
    </button>
  );
}

interface ToggleProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  icon?: ReactNode;
  children: ReactNode;
}

/** A filter that is on or off. */
export function ToggleChip({ pressed, onChange, icon, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      className={cx(CHIP, 'items-center gap-1.5 px-3 [&_svg]:size-3.5', pressed ? ON : OFF)}
    >
      {icon}
      {children}
    </button>
  );
}
