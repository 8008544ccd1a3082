'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import type { ConstructionView } from '@/lib/construction/view-schema';
import { startConstruction } from './actions';
import { type FirstOrder, WantedFields } from './wanted-fields';

interface Props extends Pick<ConstructionView, 'sources' | 'generators' | 'offered'> {
  projectId: string;
  first: FirstOrder | null;
}

/** How many samples of each recipe that is a rule are wanted, and of which sources. */
export function OrderForm({ projectId, offered, ...fields }: Props) {
  const t = useTranslations('construction');
  const rules = offered.filter(({ maker }) => maker === 'rule');
  return (
    <ActionForm action={startConstruction.bind(null, { projectId })} submit={t('start')}>
      {(error) => <WantedFields {...fields} offered={rules} error={error} />}
    </ActionForm>
  );
}
