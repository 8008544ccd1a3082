'use client';

import { useTranslations } from 'next-intl';
import { usePathname, useRouter } from 'next/navigation';
import { type FormEvent, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import { CHOICE_SCOPES, type SampleChoice } from '@/lib/consistency/run-order';
import { ANY_GOLD } from '../read-fields';

interface Props {
  choice: SampleChoice;
  /** Snapshots and their splits, as "3" and "3/test". */
  golds: readonly string[];
}

/** Which samples the run is to judge; kept in the address, so that the estimate is of them. */
export function ChoiceFields({ choice, golds }: Props) {
  const t = useTranslations('runs');
  const router = useRouter();
  const path = usePathname();
  const [busy, startTransition] = useTransition();
  const choose = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const query = new URLSearchParams();
    for (const name of ['scope', 'goldOf', 'count']) {
      const value = fields.get(name);
      if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim());
    }
    startTransition(() => router.replace(`${path}?${query}`, { scroll: false }));
  };
  return (
    <form onSubmit={choose} className="flex flex-col gap-3">
      <Field label={t('which')} name="scope">
        <Select
          name="scope"
          defaultValue={choice.scope}
          options={CHOICE_SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
      </Field>
      {golds.length > 0 && (
        <Field label={t('goldOf')} name="goldOf">
          <Select
            name="goldOf"
            defaultValue={choice.goldOf ?? ANY_GOLD}
            options={[
              { value: ANY_GOLD, label: t('anyGold') },
              ...golds.map((value) => ({ value, label: t('snapshotGold', { name: value }) })),
            ]}
          />
        </Field>
      )}
      <Field label={t('atMost')} name="count" hint={t('atMostHint')} optional>
        <Input name={'count'} type={'number'} min={1} defaultValue={choice.count ?? ''} />
      </Field>
      <div>
        <Button type="submit" size="sm" busy={busy}>
          {t('estimate')}
        </Button>
      </div>
    </form>
  );
}
