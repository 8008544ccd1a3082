'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import type { Inspection } from '@/lib/exchange/import/view';
import { parsePath } from '@/lib/exchange/paths/path';

/** No path can hold a NUL, so these cannot be taken for one. */
const NONE = '\0none';
const OWN = '\0own';

type Paths = NonNullable<Inspection['paths']>;
interface Props {
  paths: Paths;
  /** Only those that lead to texts are offered. */
  texts: boolean;
  value: string | null;
  choose: (path: string | null) => void;
  placeholder?: string;
  'aria-label'?: string;
}

/** Whether a path is in none of the first records. */
export const leadsNowhere = (own: Paths['own'], value: string | null): boolean =>
  own.some(({ path, found }) => path === value && found === 0);

/** A choice among the paths of a file's first records, each with its first value; another path can be typed. */
export function PathSelect({
  paths: { records, listed, own },
  texts,
  value,
  choose,
  placeholder,
  ...aria
}: Props) {
  const t = useTranslations('import.paths');
  const [typing, setTyping] = useState(false);
  const [wrong, setWrong] = useState(false);
  const fault = useId();
  const offered = [...own.filter(({ path }) => path === value), ...listed].filter(
    ({ path, text }) => text || !texts || path === value,
  );
  const place = useRef<HTMLDivElement>(null);
  /** Whether it is a path, or nothing; what is none stays to be mended. */
  const take = (text: string): boolean => {
    const path = text.trim();
    const taken = path === '' || parsePath(path) !== null;
    setWrong(!taken);
    if (taken) setTyping(false);
    if (taken && path !== '' && path !== value) choose(path);
    return taken;
  };
  /** By a key: the focus goes to what stands in its place. */
  const turn = (toText: boolean): void => {
    setWrong(false);
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
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? fault : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            // Else the key presses the button that gets the focus.
            event.preventDefault();
            if (event.key === 'Escape' || take(event.currentTarget.value)) turn(false);
          }}
          onBlur={({ currentTarget, relatedTarget }) => relatedTarget && take(currentTarget.value)}
        />
        {wrong && (
          <p id={fault} role="alert" className="mt-1 text-sm text-danger">
            {t('noPath')}
          </p>
        )}
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
          ...offered.map(({ path, sample, found }) => ({
            value: path,
            label: path,
            hint: <span className="block max-w-96 truncate">{t('leads', { found, records, sample })}</span>,
          })),
          { value: OWN, label: t('own') },
        ]}
      />
      {leadsNowhere(own, value) && <p className="mt-1 text-sm text-needs">{t('nowhere', { records })}</p>}
    </div>
  );
}
