'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ConstructionView } from '@/lib/construction/view-schema';
import { CombinationLine } from './combination-line';

interface Props {
  offered: ConstructionView['offered'];
  error(path: string): string | undefined;
  onChange?(): void;
}

/** Combinations that are wanted, a line each, to be added and removed. */
export function CombinationLines({ offered, error, onChange }: Props) {
  const t = useTranslations('construction.combinations');
  const [keys, setKeys] = useState<readonly number[]>([]);
  const [next, setNext] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (): void => {
    setKeys([...keys, next]);
    setNext(next + 1);
    onChange?.();
  };
  const remove = (key: number): void => {
    setKeys(keys.filter((one) => one !== key));
    addButton.current?.focus();
    onChange?.();
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="text-sm font-medium text-ink">{t('title')}</legend>
      <p className="text-sm text-ink-3">{t('text')}</p>
      {keys.map((key, at) => (
        <CombinationLine
          key={key}
          number={at + 1}
          offered={offered}
          error={error}
          onChange={onChange}
          onRemove={() => remove(key)}
        />
      ))}
      <Button ref={addButton} size="sm" onClick={add} className="w-fit">
        <Plus aria-hidden className="size-4" />
        {t('add')}
      </Button>
    </fieldset>
  );
}
