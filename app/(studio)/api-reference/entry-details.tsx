'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { curlSample, pythonSample, type ReferenceEntry } from '@/lib/api/reference';
import { TryEntry } from './try-entry';

/** One entry: its line, and when it is opened what it takes, how it is asked, and the way to try it. */
export function EntryDetails({ entry, token }: { entry: ReferenceEntry; token: string }) {
  const t = useTranslations('apiReference');
  const { caller } = entry;
  const [open, setOpen] = useState(false);
  return (
    <details id={entry.id} className="py-1.5" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-6 cursor-pointer">
        <code className="text-sm wrap-anywhere">
          <b>{entry.method}</b> {entry.path}
        </code>
        <span lang="en" className="block text-base text-ink-2">
          {entry.summary}
        </span>
      </summary>
      {open && (
        <div className="mt-2 flex flex-col gap-3 pb-3">
          <p className="flex flex-wrap gap-2">
            <Badge>
              {caller === 'token' ? t('scope', { scope: entry.scope ?? '' }) : t(`callers.${caller}`)}
            </Badge>
          </p>
          {entry.parameters.length > 0 && <Parameters entry={entry} />}
          {entry.body && <Code label={t('schema')}>{JSON.stringify(entry.body.schema, null, 2)}</Code>}
          {caller !== 'person' && (
            <>
              <Code label={t('curl')}>{curlSample(entry, window.location.origin)}</Code>
              <Code label={t('python')}>{pythonSample(entry, window.location.origin)}</Code>
              <TryEntry entry={entry} token={token} />
            </>
          )}
        </div>
      )}
    </details>
  );
}

function Parameters({ entry }: { entry: ReferenceEntry }) {
  const t = useTranslations('apiReference');
  return (
    <table className="w-full text-left text-sm">
      <caption className="text-left font-medium">{t('parameters')}</caption>
      <thead className="text-ink-2">
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('type')}</th>
        </tr>
      </thead>
      <tbody>
        {entry.parameters.map(({ name, in: place, required, type }) => (
          <tr key={name}>
            <th scope="row" className="py-0.5 font-normal">
              <code>{name}</code> {required && <span className="text-ink-3">({t('required')})</span>}
            </th>
            <td>{t(`places.${place}`)}</td>
            <td>
              <code>{type}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Code({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="text-sm font-medium">{label}</figcaption>
      <pre
        tabIndex={0}
        role="region"
        aria-label={label}
        className="mt-1 max-h-72 overflow-auto rounded-md border border-line p-2 text-sm"
      >
        <code>{children}</code>
      </pre>
    </figure>
  );
}
