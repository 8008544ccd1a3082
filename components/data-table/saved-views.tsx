'use client';

import { Bookmark } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/form/input';
import { Popover } from '@/components/ui/overlay/popover';
import { useSavedViews } from './use-saved-views';

interface Props {
  /** Names the list that the views are of. */
  table: string;
  base: string;
  /** The search parameters of what is shown now. */
  search: string;
}

/** Views of a list that a person has named, kept in this browser: filters and order, not the page. */
export function SavedViews({ table, base, search }: Props) {
  const t = useTranslations('table');
  const router = useRouter();
  const { views, save, remove } = useSavedViews(table);
  const [name, setName] = useState('');

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (name.trim() === '') return;
    save(name.trim(), search);
    setName('');
  }

  return (
    <Popover
      align="end"
      title={t('views')}
      trigger={
        <Button aria-label={t('views')}>
          <Bookmark aria-hidden />
          <span className="max-sm:hidden">{t('views')}</span>
        </Button>
      }
    >
      <ul className="flex flex-col gap-1 text-sm">
        {views.map((view) => (
          <li key={view.name} className="flex items-center gap-1">
            <Button
              variant="quiet"
              size="sm"
              className="min-w-0 flex-1 justify-start truncate"
              aria-current={view.search === search || undefined}
              onClick={() => router.push(view.search ? `${base}?${view.search}` : base)}
            >
              {view.name}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('forgetView', { name: view.name })}
              onClick={() => remove(view.name)}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={onSubmit} className="mt-2 flex gap-2">
        <Input
          aria-label={t('viewName')}
          placeholder={t('viewName')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{t('saveView')}</Button>
      </form>
    </Popover>
  );
}
