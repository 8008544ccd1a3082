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

/** What the rows of a file are, and its format. */
export interface FileChoice {
  content: string;
  format: string;
}

interface Props {
  name: string;
  contents: readonly ContentChoice[];
  onChoose?: (choice: FileChoice) => void;
}

/** What the rows of the file are, and the formats that carry it. */
export function ContentAndFormat({ name, contents, onChoose }: Props) {
  const t = useTranslations('export');
  const [chosen, setChosen] = useState(contents[0]!.id);
  const formatsOf = (content: string): ExportChoice[] => contents.find(({ id }) => id === content)!.formats;
  const formats = formatsOf(chosen);
  const [format, setFormat] = useState(formats[0]!.value);
  function choose(content: string, wanted: string): void {
    setChosen(content);
    setFormat(wanted);
    onChoose?.({ content, format: wanted });
  }
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
              onChange={() =>
                choose(id, keyOf(formatsOf(id)) === keyOf(formats) ? format : formatsOf(id)[0]!.value)
              }
              data-annotations-fixed={annotationsFixed || undefined}
              className="size-4 accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Choices
        key={keyOf(formats)}
        name="format"
        legend={t('format')}
        options={formats}
        onChoose={(wanted) => choose(chosen, wanted)}
      />
    </>
  );
}

/** Another list of formats begins with its first one. */
const keyOf = (formats: readonly ExportChoice[]): string => formats.map(({ value }) => value).join(' ');
