import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FormAction } from '@/components/error-text/action-form';
import { Section } from '@/components/ui/section';
import type { RunView } from '@/lib/consistency/run-schema';
import { ResumeForm } from './resume-form';
import { RunState } from '../run-state';

interface Props {
  run: RunView;
  /** What can be done while it goes. */
  actions: ReactNode;
  /** Lets it go on where it was; null where nobody may, or it cannot. */
  resume: FormAction | null;
  /** How far it is. */
  children: ReactNode;
}

/** Where a run stands, how far it is, and what can be done about it. */
export function ProgressSection({ run, actions, resume, children }: Props) {
  const t = useTranslations('runs');
  return (
    <Section title={t('progress')} actions={actions}>
      <div className="flex flex-col gap-3">
        <div role="status">
          <RunState run={run} />
        </div>
        <div>{children}</div>
        {resume && (run.state === 'paused' || run.state === 'failed') && (
          <ResumeForm action={resume} run={run} />
        )}
      </div>
    </Section>
  );
}
