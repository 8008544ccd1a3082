'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/error-text/use-error-text';
import { useToast } from '@/components/ui/overlay/toast';
import { type AppError } from '@/lib/errors';
import { type WorkspaceState } from '@/lib/workspace/state/state';

/** Tells a person who has gone on already that the submission of the sample before was refused, and leads back to it. */
export function useUnsentSamples({ project, sample }: Pick<WorkspaceState, 'project' | 'sample'>) {
  const t = useTranslations('workspace.leftBehind');
  const text = useErrorText();
  const router = useRouter();
  const toast = useToast();
  return (error: AppError): void =>
    void toast.error({
      title: t('title', { sample: sample.externalId }),
      description: text.whole(error),
      action: {
        label: t('back'),
        onClick: () => router.push(`/projects/${project.id}/annotate/${sample.id}`),
      },
    });
}
