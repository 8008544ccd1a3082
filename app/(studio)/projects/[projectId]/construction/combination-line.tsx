'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import type { ConstructionView } from '@/lib/construction/view-schema';
import { combinationId, NO_PART, wantedName } from './construction-fields';
import { recipeName } from './recipe-name';

interface Props {
  number: number;
  offered: ConstructionView['offered'];
  error(path: string): string | undefined;
  onChange?(): void;
  onRemove(): void;
}

/** One combination: its two or three recipes, and how many samples of it. */
export function CombinationLine({ number, offered, error, onChange, onRemove }: Props) {
  const t = useTranslations('construction');
  const [parts, setParts] = useState<readonly (string | null)[]>([null, null, NO_PART]);
  const parting = offered.filter(({ combinable }) => combinable).map(({ recipe }) => recipe);
  const wanted = wantedName(combinationId(parts, parting));
  const choose = (place: number, part: string): void => {
    setParts(parts.with(place, part));
    onChange?.();
  };
  return (
    <div
      role="group"
      aria-label={t('combinations.line', { number })}
      className="flex flex-wrap items-start gap-x-6 gap-y-4"
    >
      {parts.map((chosen, place) => {
        const free = parting.filter((part) => part === chosen || !parts.includes(part));
        const options = free.map((value) => ({ value, label: recipeName(t, value) }));
        const none = { value: NO_PART, label: t('combinations.noPart') };
        return (
          <Field
            key={place}
            label={t('combinations.part', { number: place + 1 })}
            optional={place > 1}
            className="w-56"
          >
            <Select
              value={chosen}
              onValueChange={(part) => choose(place, part)}
              options={place > 1 ? [none, ...options] : options}
            />
          </Field>
        );
      })}
      <Field label={t('combinations.count')} name={wanted} error={error(wanted)} className="w-56">
        <Input
          name={wanted}
          onChange={onChange}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-28"
        />
      </Field>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('combinations.remove', { number })}
        onClick={onRemove}
        className="mt-6.5"
      >
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
