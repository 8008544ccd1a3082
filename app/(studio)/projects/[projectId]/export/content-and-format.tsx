'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type ExportChoice, Choices } from './choices';

interface ContentChoice {
  id: string;
  label: string;
  annotationsFixed: boolean;
  formats: ExportChoice[];
}

/** What the rows of the file are, and the formats that carry it. */
export function ContentAndFormat({ name, contents }: { name: string; contents: readonly ContentChoice[] }) {
  const t = useTranslations('export');
  const [chosen, setChosen] = useState(contents[0]!.id);
  const { formats } = contents.find(({ id }) => id === chosen)!;
  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-medium">{t('content')}</legend>
        {contents.map(({ id, label, annotationsFixed }) => (
          <label key={id} className="flex items-center gap-2">
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
              data-annotations-fixed={annotationsFixed || undefined}
              className="size-4 accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Choices
        key={formats.map(({ value }) => value).join(' ')}
        name="format"
        legend={t('format')}
        options={formats}
      />
    </>
  );
}
