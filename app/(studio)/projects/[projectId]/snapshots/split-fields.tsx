'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/form/input';
import type { SnapshotSplit } from '@/lib/snapshot/split';
import { splitField } from './snapshot-fields';

type Line = Partial<SnapshotSplit> & { key: number };

/** What most benchmarks have. */
const USUAL = [
  { name: 'train', share: 80 },
  { name: 'dev', share: 10 },
  { name: 'test', share: 10 },
];

interface Props {
  /** Those of the snapshot before. */
  first: readonly SnapshotSplit[];
  error: (path: string) => string | undefined;
}

/** The splits of a snapshot, to be added and taken out; none without a line. */
export function SplitFields({ first, error }: Props) {
  const t = useTranslations('snapshots');
  const [lines, setLines] = useState<Line[]>(first.map((split, key) => ({ ...split, key })));
  const [next, setNext] = useState(first.length);
  const add = (more: readonly Partial<SnapshotSplit>[]): void => {
    setLines([...lines, ...more.map((split, at) => ({ ...split, key: next + at }))]);
    setNext(next + more.length);
  };
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (key: number): void => {
    setLines(lines.filter((line) => line.key !== key));
    addButton.current?.focus();
  };
  const faultId = useId();
  const together = error('splits') !== undefined;
  const lineFault = (at: number) => error(`splits.${at}.name`) ?? error(`splits.${at}.share`);
  const faultOf = (at: number): string | undefined =>
    lineFault(at) ? `${faultId}-${at}` : together ? faultId : undefined;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{t('splits')}</legend>
      <p className="max-w-[72ch] text-sm text-ink-3">{t('splitsText')}</p>
      {lines.map(({ key, name, share }, at) => (
        <div key={key} className="flex flex-wrap items-center gap-2">
          <Input
            name={splitField(key, 'name')}
            aria-label={t('splitName', { number: at + 1 })}
            aria-invalid={error(`splits.${at}.name`) !== undefined || undefined}
            aria-describedby={faultOf(at)}
            autoComplete="off"
            defaultValue={name}
            className="w-48"
          />
          <Input
            name={splitField(key, 'share')}
            aria-label={t('splitShare', { number: at + 1 })}
            aria-invalid={together || error(`splits.${at}.share`) !== undefined || undefined}
            aria-describedby={faultOf(at)}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={share}
            className="w-20"
          />
          <span className="text-sm text-ink-3">%</span>
          <Button
            type="button"
            size="sm"
            variant="quiet"
            aria-label={t('removeSplit', { number: at + 1 })}
            onClick={() => remove(key)}
          >
            <X aria-hidden className="size-4" />
          </Button>
          {lineFault(at) && (
            <p id={faultOf(at)} className="text-sm text-danger">
              {t('splitFault')}
            </p>
          )}
        </div>
      ))}
      {together && (
        <p id={faultId} className="text-sm text-danger">
          {t('splitsFault')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button ref={addButton} type="button" size="sm" onClick={() => add([{}])}>
          <Plus aria-hidden className="size-4" />
          {t('addSplit')}
        </Button>
        {lines.length === 0 && (
          <Button type="button" size="sm" onClick={() => add(USUAL)}>
            {t('usualSplits')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
