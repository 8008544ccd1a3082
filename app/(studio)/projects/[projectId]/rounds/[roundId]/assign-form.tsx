'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Section } from '@/components/ui/section';
import { Select } from '@/components/ui/form/select';
import { useToast } from '@/components/ui/overlay/toast';
import type { RoundAnnotator } from '@/lib/round/view';
import { assign } from '../actions';

interface Props {
  of: { projectId: string; roundId: string };
  annotators: readonly RoundAnnotator[];
}

/** Lays the next samples of the queue before one person. */
export function AssignForm({ of, annotators }: Props) {
  const t = useTranslations('rounds');
  const act = useOperation();
  const toast = useToast();
  const [userId, setUserId] = useState<string | null>(null);
  const [count, setCount] = useState('10');
  const give = async (): Promise<void> => {
    if (userId === null) return;
    const given = await act.run(() => assign({ ...of, userId, count: Number(count) }));
    if (given) toast.done({ title: t('assign.done', { count: given.value }) });
  };
  return (
    <Section title={t('assign.title')} description={t('assign.text')}>
      <form
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void give();
        }}
      >
        <Field label={t('column.person')} name="userId">
          <Select
            className="w-48"
            value={userId}
            onValueChange={setUserId}
            options={annotators.map((annotator) => ({ value: annotator.userId, label: annotator.name }))}
          />
        </Field>
        <Field label={t('assign.count')} name="count">
          <Input
            type={'number'}
            min={1}
            max={500}
            step={1}
            className={'w-24'}
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={userId === null} focusableWhenDisabled>
          {t('assign.submit')}
        </Button>
      </form>
    </Section>
  );
}
