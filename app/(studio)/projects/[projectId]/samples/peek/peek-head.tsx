'use client';

import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Tooltip } from '@/components/ui/overlay/tooltip';
import type { SampleDetail } from '@/lib/annotation/sample-detail';
import { useOperation } from '@/components/error-text/use-operation';
import { take } from '../actions';

interface Props {
  projectId: string;
  /** Null while it is on its way. */
  sample: SampleDetail | null;
  previous?: string;
  next?: string;
  leads: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** What is open, the ways to its neighbours, to its own page and to the workspace. */
export function PeekHead({ projectId, sample, previous, next, leads, onOpen, onClose }: Props) {
  const t = useTranslations('samples.peek');
  const c = useTranslations('common');
  const steps = [
    { label: t('previous'), shortcut: 'K', to: previous, icon: ChevronUp },
    { label: t('next'), shortcut: 'J', to: next, icon: ChevronDown },
  ];
  const base = `/projects/${projectId}`;
  return (
    <header className="sticky top-0 z-10 flex flex-wrap items-center gap-1 border-b border-line bg-surface py-1.5 pr-2 pl-4">
      <h2 className="min-w-0 flex-1 truncate font-semibold">{sample?.externalId ?? ' '}</h2>
      {sample?.ownAnnotationId ? (
        <LinkButton size="sm" variant="primary" href={`${base}/annotate/${sample.id}`}>
          {t('workspace')}
        </LinkButton>
      ) : (
        leads && sample?.state === 'open' && <AnnotateButton projectId={projectId} sampleId={sample.id} />
      )}
      {sample && (
        <LinkButton size="sm" href={`${base}/samples/${sample.id}`}>
          {t('page')}
        </LinkButton>
      )}
      {steps.map(({ label, shortcut, to, icon: Icon }) => (
        <Tooltip key={label} label={label} shortcut={shortcut}>
          <Button
            variant="quiet"
            size="icon-sm"
            aria-label={label}
            disabled={!to}
            focusableWhenDisabled
            onClick={() => to && onOpen(to)}
          >
            <Icon aria-hidden />
          </Button>
        </Tooltip>
      ))}
      <Tooltip label={c('close')} shortcut="Esc">
        <Button variant="quiet" size="icon-sm" aria-label={c('close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </Tooltip>
    </header>
  );
}

/** Takes a free sample out of turn and goes to the workspace with it. */
function AnnotateButton({ projectId, sampleId }: { projectId: string; sampleId: string }) {
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
