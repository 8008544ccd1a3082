'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { PageLink } from '../page-link';
import { type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx';
import { popupStyle } from './popup-style';

const itemStyle =
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1 text-sm outline-none select-none ' +
  'data-highlighted:bg-hover data-disabled:text-ink-3 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3';

interface MenuProps {
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={4} align={align} className="z-50 outline-none">
          <BaseMenu.Popup
            className={cx(popupStyle, 'max-h-(--available-height) min-w-48 overflow-y-auto p-1', className)}
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

interface ItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger = false, children, ...rest }: ItemProps) {
  return (
    <BaseMenu.Item {...rest} className={cx(itemStyle, danger && 'text-danger [&_svg]:text-danger')}>
      {icon}
      {children}
    </BaseMenu.Item>
  );
}

interface LinkProps {
  icon?: ReactNode;
  href: string;
  /** It is the page that one is on. */
  current?: boolean;
  children: ReactNode;
}

export function MenuLink({ icon, href, current, children }: LinkProps) {
  return (
    <BaseMenu.LinkItem
      render={<PageLink href={href} />}
      closeOnClick
      aria-current={current ? 'page' : undefined}
      className={cx(itemStyle, current && 'font-medium')}
    >
      {icon}
      {children}
    </BaseMenu.LinkItem>
  );
}

/** A file to take, inside a menu. */
export function MenuDownload({ href, children }: { href: string; children: ReactNode }) {
  return (
    <BaseMenu.LinkItem href={href} download closeOnClick className={itemStyle}>
      {children}
    </BaseMenu.LinkItem>
  );
}

interface RadioProps<Value extends string> {
  label: ReactNode;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; lang?: string }[];
  /** Choosing closes the menu. */
  closes?: boolean;
}

/** One choice out of a few, inside a menu. */
export function MenuRadioGroup<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  closes = false,
}: RadioProps<Value>) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-ink-3">{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value} onValueChange={onValueChange}>
        {options.map((option) => (
          <BaseMenu.RadioItem
            key={option.value}
            value={option.value}
            closeOnClick={closes}
            className={cx(itemStyle, 'justify-between')}
          >
            <span lang={option.lang}>{option.label}</span>
            <BaseMenu.RadioItemIndicator>
              <Check aria-hidden />
            </BaseMenu.RadioItemIndicator>
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  );
}

interface CheckProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** On or off inside a menu that stays open. */
export function MenuCheckbox({ children, ...rest }: CheckProps) {
  return (
    <BaseMenu.CheckboxItem {...rest} closeOnClick={false} className={cx(itemStyle, 'justify-between')}>
      {children}
      <BaseMenu.CheckboxItemIndicator>
        <Check aria-hidden />
      </BaseMenu.CheckboxItemIndicator>
    </BaseMenu.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-2.5 pt-2 pb-1 text-xs text-ink-3">{children}</div>;
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="mx-2.5 my-1 h-px bg-line" />;
}
