'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
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
            autoComplete="off"
            defaultValue={name}
            className="w-48"
          />
          <Input
            name={splitField(key, 'share')}
            aria-label={t('splitShare', { number: at + 1 })}
            aria-invalid={error(`splits.${at}.share`) !== undefined || undefined}
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
            onClick={() => setLines(lines.filter((line) => line.key !== key))}
          >
            <X aria-hidden className="size-4" />
          </Button>
          {(error(`splits.${at}.name`) ?? error(`splits.${at}.share`)) && (
            <p className="text-sm text-danger">{t('splitFault')}</p>
          )}
        </div>
      ))}
      {error('splits') && <p className="text-sm text-danger">{t('splitsFault')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="button" size="sm" onClick={() => add([{}])}>
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
