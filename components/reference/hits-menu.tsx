'use client';

import { Menu } from '@base-ui/react/menu';
import { List } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { popupStyle } from '@/components/ui/overlay/popup-style';
import { type MarkedSpan } from '@/components/segment-text/runs';
import { graphemeSnap } from '@/lib/text/graphemes';
import { type Find } from './use-find';

interface Props {
  find: Find;
  text: string;
  language: string;
  onGo(at: number): void;
}

/** So many places are listed, from the one that is looked at on. */
const LISTED = 50;
/** Letters of context before and behind a place. */
const CONTEXT = 32;

/** Every place that was found, in its context; each is a jump. Nothing where there are fewer than two. */
export function HitsMenu({ find, text, language, onGo }: Props) {
  const t = useTranslations('judging.find');
  const { hits, at } = find;
  if (hits.length < 2) return null;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        render={<Button variant="quiet" size="icon-sm" aria-label={t('list')} title={t('list')} />}
      >
        <List aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-50 outline-none">
          <Menu.Popup
            className={`${popupStyle} max-h-[min(var(--available-height),24rem)] w-96 max-w-[calc(100vw-1rem)] overflow-y-auto p-1`}
          >
            <Places hits={hits} at={at} text={text} language={language} onGo={onGo} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Mounted only while the menu is open: the contexts are cut then. */
function Places({ hits, at, text, language, onGo }: Omit<Props, 'find'> & Pick<Find, 'hits' | 'at'>) {
  const first = Math.max(0, Math.min(at - 5, hits.length - LISTED));
  const cut = contextIn(text);
  return hits.slice(first, first + LISTED).map((hit, index) => {
    const { before, words, after } = cut(hit);
    const number = first + index;
    return (
      <Menu.Item
        key={hit.start}
        onClick={() => onGo(number)}
        aria-current={number === at || undefined}
        className="flex min-h-8 cursor-default items-baseline gap-2 rounded-sm px-2 py-1 text-sm outline-none select-none aria-[current]:bg-selected-soft data-highlighted:bg-hover"
      >
        <span className="num w-6 shrink-0 text-right text-xs text-ink-3">{number + 1}</span>
        <span lang={language} className="min-w-0 flex-1 wrap-anywhere text-ink-2">
          {before}
          <mark className="found text-ink">{words}</mark>
          {after}
        </span>
      </Menu.Item>
    );
  });
}

/** Cuts places of a text with what stands around them, never through a character. */
function contextIn(text: string): (hit: MarkedSpan) => { before: string; words: string; after: string } {
  const snap = graphemeSnap(text);
  return ({ start, end }) => {
    const [from, to] = [
      snap.back(Math.max(0, start - CONTEXT)),
      snap.forward(Math.min(text.length, end + CONTEXT)),
    ];
    const plain = (piece: string): string => piece.replace(/\s+/gu, ' ');
    return {
      before: `${from > 0 ? '…' : ''}${plain(text.slice(from, start))}`,
      words: plain(text.slice(start, end)),
      after: `${plain(text.slice(end, to))}${to < text.length ? '…' : ''}`,
    };
  };
}
