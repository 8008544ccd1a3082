'use client';

import { useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { cancelImport } from './actions';

export function CancelImport({ importId }: { importId: string }) {
  const t = useTranslations('import');
  const { start, busy } = useOperation();
  return (
    <div>
      <Button busy={busy} onClick={() => start(() => cancelImport({ importId }))}>
        {t('cancel')}
      </Button>
    </div>
  );
}
