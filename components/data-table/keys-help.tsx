'use client';

import { Keyboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { Popover } from '@/components/ui/overlay/popover';

const KEYS = [
  { key: 'move', keys: ['J', 'K', '↓', '↑'] },
  { key: 'open', keys: ['Enter'] },
  { key: 'close', keys: ['Esc'] },
  { key: 'select', keys: ['Space'] },
  { key: 'range', keys: ['Shift', 'Space'] },
  { key: 'page', keys: ['Ctrl', 'A'] },
  { key: 'search', keys: ['/'] },
] as const;

interface Props {
  selects: boolean;
  /** What Enter does: it opens a row beside the table, shows it in front, or goes into it. */
  enter?: 'open' | 'show' | 'into';
}

/** The keys of the table, for those who look for them. */
export function KeysHelp({ selects, enter = 'open' }: Props) {
  const t = useTranslations('table');
  const without = [...(selects ? [] : ['select', 'range', 'page']), ...(enter === 'into' ? ['close'] : [])];
  const shown = KEYS.filter(({ key }) => !without.includes(key));
  return (
    <Popover
      align="end"
      title={t('keys')}
      trigger={
        <Button variant="quiet" size="icon" aria-label={t('keys')} className="max-sm:hidden">
          <Keyboard aria-hidden />
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 text-sm">
        {shown.map(({ key, keys }) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex gap-1">
              {keys.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{t(`key.${key === 'open' ? enter : key}`)}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
