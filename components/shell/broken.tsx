'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';

interface Props {
  /** Next's number for the fault; the log of the server has it too. */
  error: Error & { digest?: string };
  retry(): void;
}

/** A screen that threw: what was saved is safe, and it can be asked for again. */
export function Broken({ error, retry }: Props) {
  const t = useTranslations('shell.broken');
  const common = useTranslations('common');
  return (
    <ErrorState
      title={t('title')}
      reference={error.digest}
      action={<Button onClick={retry}>{common('retry')}</Button>}
    >
      {t('text')}
    </ErrorState>
  );
}
