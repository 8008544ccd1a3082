'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { take } from '../actions';

/** Takes a free sample out of turn and goes to the workspace with it. */
export function TakeButton({ projectId, sampleId }: { projectId: string; sampleId: string }) {
  const t = useTranslations('samples.peek');
  const router = useRouter();
  const { run } = useOperation();
  const [busy, start] = useTransition();
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() =>
        start(async () => {
          const claim = await run(() => take({ projectId, sampleId }));
          if (claim) router.push(`/projects/${projectId}/annotate/${sampleId}`);
        })
      }
    >
      {t('take')}
    </Button>
  );
}
