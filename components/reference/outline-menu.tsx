'use client';

import { Menu } from '@base-ui/react/menu';
import { ListTree } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CSSProperties, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { popupStyle } from '@/components/ui/overlay/popup-style';
import { type TextHeading } from '@/lib/text/outline';
import { quote } from '@/lib/text/offsets';
import { offsetInView } from './in-view';
import { type OutlineState } from './use-outline';

interface Props {
  outline: OutlineState;
  text: string;
  language: string;
  /** The key that opens it, where one does. */
  sign?: ReactNode;
  onGo(heading: TextHeading): void;
}

/** A heading just below the upper edge is where one is, too. */
const AHEAD = 40;

/** The sections of the reference, with the one that is in view marked, each a jump; arrows and first letters go through them. Nothing where there are none. */
export function OutlineMenu({ outline, text, language, sign, onGo }: Props) {
  const t = useTranslations('judging');
  const { headings, open, setOpen } = outline;
  if (headings.length === 0) return null;
  const seen = open ? offsetInView() : null;
  const here = seen === null ? undefined : headings.findLast(({ at: [start] }) => start <= seen + AHEAD);
  const least = Math.min(...headings.map(({ level }) => level));
  return (
    <Menu.Root modal={false} open={open} onOpenChange={setOpen}>
      <Menu.Trigger render={<Button variant="quiet" size="sm" className="h-7 px-1.5" />}>
        <ListTree aria-hidden /> <span className="max-sm:sr-only">{t('outline')}</span>
        {sign}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-50 outline-none">
          <Menu.Popup
            finalFocus={() =>
              document.querySelector<HTMLElement>('[data-segment-head][aria-current]') ?? true
            }
            className={`${popupStyle} max-h-[min(var(--available-height),28rem)] max-w-96 overflow-y-auto p-1`}
          >
            {headings.map((heading) => (
              <Menu.Item
                key={heading.at[0]}
                aria-current={heading === here ? 'location' : undefined}
                onClick={() => onGo(heading)}
                style={{ '--depth': heading.level - least } as CSSProperties}
                className="flex min-h-8 cursor-default items-center rounded-sm py-1 pr-2.5 pl-[calc(0.625rem+var(--depth)*1rem)] text-sm outline-none select-none aria-[current]:bg-selected-soft aria-[current]:font-medium data-highlighted:bg-hover"
              >
                <span lang={language} className="line-clamp-2">
                  {quote(text, heading.at)}
                </span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
