'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/error-text/use-error-text';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { type AppError } from '@/lib/errors';

/** Why the sample cannot be shown; null where the server cannot be reached. */
export function PeekError({ error, onAgain }: { error: AppError | null; onAgain: () => void }) {
  const c = useTranslations('common');
  const text = useErrorText();
  return (
    <ErrorState
      title={error ? text.whole(error) : text.network}
      action={<Button onClick={onAgain}>{c('retry')}</Button>}
    />
  );
}
