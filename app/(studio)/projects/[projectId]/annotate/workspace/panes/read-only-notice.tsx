'use client';

import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { type ClosedBy, type WorkspaceAccess } from '@/lib/annotation/view';
import { take } from '@/app/(studio)/projects/[projectId]/samples/actions';

interface Props {
  access: WorkspaceAccess;
  closedBy: ClosedBy | null;
  projectId: string;
  sampleId: string;
}

/** One line on why nothing can be changed here; a place that went back to the queue can be taken again. */
export function ReadOnlyNotice({ access, closedBy, projectId, sampleId }: Props) {
  const t = useTranslations('workspace.readOnly');
  const router = useRouter();
  const act = useOperation();
  if (access === 'edit') return null;
  const again = async (): Promise<void> => {
    if (await act.run(() => take({ projectId, sampleId }))) router.refresh();
  };
  return (
    <div
      role="note"
      className="flex shrink-0 items-center gap-2 border-b border-line bg-sunken px-4 py-1.5 text-sm text-ink-2"
    >
      <Lock aria-hidden className="size-4 shrink-0" />
      <p>{access === 'reopen' ? t('reopen') : t(closedBy ?? 'read')}</p>
      {(closedBy === 'lapsed' || closedBy === 'returned') && (
        <Button size="sm" busy={act.busy} onClick={() => void again()}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
