'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode } from 'react';
import { cx } from './cx';

interface Props<Value extends string> {
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  'aria-label': string;
  className?: string;
}

export function Tabs<Value extends string>({ tabs, onValueChange, className, ...rest }: Props<Value>) {
  const { 'aria-label': label, value, defaultValue } = rest;
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={(next) => onValueChange?.(next as Value)}
      className={cx('flex min-h-0 flex-col', className)}
    >
      <BaseTabs.List aria-label={label} className="flex shrink-0 gap-4 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px flex h-9 items-center gap-2 border-b-2 border-transparent px-0.5 text-sm font-medium whitespace-nowrap text-ink-2 -outline-offset-2 select-none hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="min-h-0 flex-1 pt-4">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
