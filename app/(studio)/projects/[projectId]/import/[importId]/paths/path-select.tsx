'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import type { Inspection } from '@/lib/exchange/import/view';
import { parsePath } from '@/lib/exchange/paths/path';

/** No path can hold a NUL, so these cannot be taken for one. */
const NONE = '\0none';
const OWN = '\0own';

interface Props {
  paths: NonNullable<Inspection['paths']>;
  /** Only those that lead to texts are offered. */
  texts: boolean;
  value: string | null;
  choose: (path: string | null) => void;
  placeholder?: string;
  'aria-label'?: string;
}

/** A choice among the paths of a file's first records, each with its first value; another path can be typed. */
export function PathSelect({
  paths: { records, listed },
  texts,
  value,
  choose,
  placeholder,
  ...aria
}: Props) {
  const t = useTranslations('import.paths');
  const [typing, setTyping] = useState(false);
  const offered = listed.filter(({ path, text }) => text || !texts || path === value);
  const own = value !== null && offered.every(({ path }) => path !== value) ? [value] : [];
  const place = useRef<HTMLDivElement>(null);
  const take = (text: string): void => {
    setTyping(false);
    if (text.trim() !== value && parsePath(text.trim()) !== null) choose(text.trim());
  };
  /** By a key: the focus goes to what stands in its place. */
  const turn = (toText: boolean): void => {
    flushSync(() => setTyping(toText));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  if (typing)
    return (
      <div ref={place}>
        <Input
          {...aria}
          defaultValue={value ?? ''}
          maxLength={1_000}
          spellCheck={false}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') take(currentTarget.value);
            if (key === 'Enter' || key === 'Escape') turn(false);
          }}
          onBlur={({ currentTarget, relatedTarget }) => relatedTarget && take(currentTarget.value)}
        />
      </div>
    );
  return (
    <div ref={place}>
      <Select
        {...aria}
        value={value ?? (placeholder === undefined ? NONE : null)}
        placeholder={placeholder}
        onValueChange={(path) => (path === OWN ? turn(true) : choose(path === NONE ? null : path))}
        options={[
          ...(placeholder === undefined ? [{ value: NONE, label: t('none') }] : []),
          ...own.map((path) => ({ value: path, label: path })),
          ...offered.map(({ path, sample, found }) => ({
            value: path,
            label: path,
            hint: <span className="block max-w-96 truncate">{t('leads', { found, records, sample })}</span>,
          })),
          { value: OWN, label: t('own') },
        ]}
      />
    </div>
  );
}
