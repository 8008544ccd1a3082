'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useOperation } from '@/components/error-text/use-operation';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { askWhatErasingTouches, erase } from './actions';
import type { PersonRow } from './person';

type Touched = { projects: number; annotations: number; claims: number };

/** Tells what is deleted and what stays before a person is erased. */
export function EraseDialog({ person, onClose }: { person: PersonRow; onClose: () => void }) {
  const t = useTranslations('people.erase');
  const act = useOperation();
  const [touched, setTouched] = useState<Touched | null>(null);
  useEffect(() => {
    let here = true;
    void askWhatErasingTouches({ userId: person.id }).then((outcome) => {
      if (here && outcome.ok) setTouched(outcome.value);
    });
    return () => {
      here = false;
    };
  }, [person.id]);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('title', { name: person.name })}
      description={t('text')}
      action={t('action')}
      typed={{ expected: person.email, label: t('type', { email: person.email }) }}
      onConfirm={async (typed) =>
        (await act.run(
          () => erase({ userId: person.id, confirmation: typed }),
          t('done', { name: person.name }),
        )) !== null
      }
    >
      {touched ? (
        <ul className="list-disc space-y-1 pl-5 text-base">
          <li>{t('account')}</li>
          <li>{t('projects', { count: touched.projects })}</li>
          <li>{t('claims', { count: touched.claims })}</li>
          <li>{t('annotations', { count: touched.annotations })}</li>
        </ul>
      ) : (
        <Skeleton className="h-24" />
      )}
    </ConfirmDialog>
  );
}
