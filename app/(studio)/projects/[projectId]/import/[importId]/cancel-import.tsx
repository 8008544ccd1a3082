'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { cancelImportAction } from './actions';

export function CancelImport({ importId }: { importId: string }) {
  const t = useTranslations('import');
  const [busy, start] = useTransition();
  return (
    <div>
      <Button busy={busy} onClick={() => start(async () => void (await cancelImportAction(importId)))}>
        {t('cancel')}
      </Button>
    </div>
  );
}
