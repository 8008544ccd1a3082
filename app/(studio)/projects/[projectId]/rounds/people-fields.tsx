'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Input } from '@/components/ui/form/input';
import { OptionLine } from '@/components/ui/form/option-line';
import { RadioGroup } from '@/components/ui/form/radio-group';
import type { RoundPerson } from '@/lib/round/round';
import type { RoundAnnotator } from '@/lib/round/view';

interface Props {
  annotators: readonly RoundAnnotator[];
  everybody?: boolean;
  even?: boolean;
  people?: readonly RoundPerson[];
}

/** Who takes part: everybody, or who is ticked; with weights and languages where these are to differ. */
export function PeopleFields({ annotators, everybody = true, even = false, people = [] }: Props) {
  const t = useTranslations('rounds.form');
  const [who, setWho] = useState<'everybody' | 'chosen'>(everybody ? 'everybody' : 'chosen');
  const [chosen, setChosen] = useState(new Set(people.map(({ userId }) => userId)));
  const own = new Map(people.map((person) => [person.userId, person]));
  const choose = (userId: string, on: boolean): void =>
    setChosen((before) => new Set(on ? [...before, userId] : [...before].filter((id) => id !== userId)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('who')}</legend>
      <RadioGroup
        name="who"
        aria-label={t('who')}
        value={who}
        onValueChange={setWho}
        options={[
          { value: 'everybody', label: t('everybody'), hint: t('everybodyText') },
          { value: 'chosen', label: t('chosen') },
        ]}
      />
      <OptionLine
        control={<Checkbox name="even" defaultChecked={even} />}
        label={t('even')}
        hint={t('evenText')}
      />
      <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
        {annotators.map(({ userId, name }) => (
          <li key={userId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
            <OptionLine
              className="min-w-0 flex-1 basis-40"
              control={
                <Checkbox
                  name="person"
                  value={userId}
                  checked={chosen.has(userId)}
                  onCheckedChange={(on) => choose(userId, on)}
                  aria-label={t('takes', { name })}
                />
              }
              label={name}
            />
            {chosen.has(userId) && (
              <div className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
                <label className="flex items-center gap-2">
                  <span aria-hidden>{t('weight')}</span>
                  <Input
                    name={`weight.${userId}`}
                    aria-label={t('weightOf', { name })}
                    type={'number'}
                    min={0}
                    max={100}
                    step={1}
                    className={'w-20'}
                    defaultValue={own.get(userId)?.weight ?? 1}
                  />
                </label>
                <label className="flex items-center gap-2">
                  <span aria-hidden>{t('languages')}</span>
                  <Input
                    name={`languages.${userId}`}
                    aria-label={t('languagesOf', { name })}
                    className={'w-28'}
                    autoComplete={'off'}
                    spellCheck={false}
                    defaultValue={own.get(userId)?.languages.join(', ') ?? ''}
                  />
                </label>
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className="text-sm text-ink-3">
        {who === 'everybody' && <p>{t('tickText')}</p>}
        <p>{t('languagesText')}</p>
      </div>
    </fieldset>
  );
}
