'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Inspection } from '@/lib/exchange/import/view';
import { leadsNowhere, PathSelect } from './path-select';

interface Props {
  label: string;
  paths: NonNullable<Inspection['paths']>;
  texts: boolean;
  values: readonly string[];
  choose: (values: string[]) => void;
  /** A sentence that says what is wrong. */
  error?: string | false;
}

/** Several paths in their order: each can be taken away, and another added at the end. */
export function PathList({ label, paths, texts, values, choose, error }: Props) {
  const t = useTranslations('import.paths');
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <ul className="flex flex-col gap-1">
        {values.map((path) => (
          <li key={path} className="flex items-center gap-1 text-sm">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <code>{path}</code>
              {leadsNowhere(paths.own, path) && (
                <span className="block text-needs">{t('nowhere', { records: paths.records })}</span>
              )}
            </span>
            <Button
              size="icon-sm"
              variant="quiet"
              aria-label={t('remove', { path })}
              onClick={() => choose(values.filter((one) => one !== path))}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <PathSelect
        aria-label={t('addTo', { field: label })}
        paths={paths}
        texts={texts}
        value={null}
        placeholder={t('add')}
        choose={(path) => path !== null && !values.includes(path) && choose([...values, path])}
      />
      {error && <p className="text-sm text-danger">{error}</p>}
    </fieldset>
  );
}
