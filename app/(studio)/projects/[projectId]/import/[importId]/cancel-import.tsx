'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/error-text/use-act';
import { Button } from '@/components/ui/button';
import { cancelImportAction } from './actions';

export function CancelImport({ importId }: { importId: string }) {
  const t = useTranslations('import');
  const { start, busy } = useAct();
  return (
    <div>
      <Button busy={busy} onClick={() => start(() => cancelImportAction(importId))}>
        {t('cancel')}
      </Button>
    </div>
  );
}
