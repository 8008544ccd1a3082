'use client';

import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';

/** In place of the comments where not even their code could be fetched. */
export function CommentsUnreachable() {
  const t = useTranslations('comments');
  return (
    <Callout kind="danger" role="alert" className="m-4">
      {t('failed')}
    </Callout>
  );
}
