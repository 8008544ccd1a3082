'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';

/** The list could not be read. */
export default function SamplesError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const t = useTranslations('samples');
  const c = useTranslations('common');
  return (
    <ErrorState
      title={t('failed')}
      reference={error.digest}
      action={<Button onClick={reset}>{c('retry')}</Button>}
    >
      {t('failedText')}
    </ErrorState>
  );
}
