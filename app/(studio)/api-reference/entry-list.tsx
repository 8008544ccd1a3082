'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Section } from '@/components/ui/section';
import { isFound, type ReferenceEntry } from '@/lib/api/reference';
import { EntryDetails } from './entry-details';

/** The entries by their rooms, those that a search finds; the token that is tried stays in this component's memory. */
export function EntryList({ entries }: { entries: readonly ReferenceEntry[] }) {
  const t = useTranslations('apiReference');
  const [search, setSearch] = useState('');
  const [token, setToken] = useState('');
  const words = useDeferredValue(search);
  const found = entries.filter((entry) => isFound(entry, words));
  const tags = [...new Set(found.map(({ tag }) => tag))];
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('search')} name="search">
          <Input
            name="search"
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <Field label={t('try.token')} name="token" hint={t('try.tokenHint')}>
          <Input
            name="token"
            type="password"
            autoComplete="off"
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
        </Field>
      </div>
      <p role="status" className="num text-sm text-ink-3">
        {t('found', { count: found.length })}
      </p>
      {tags.map((tag) => (
        <Section key={tag} title={<code>{tag}</code>}>
          <div className="divide-y divide-line">
            {found
              .filter((entry) => entry.tag === tag)
              .map((entry) => (
                <EntryDetails key={entry.id} entry={entry} token={token} />
              ))}
          </div>
        </Section>
      ))}
    </>
  );
}
