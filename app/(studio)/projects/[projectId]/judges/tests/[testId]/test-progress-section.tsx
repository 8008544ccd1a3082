import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import { Section } from '@/components/ui/section';
import type { RunView } from '@/lib/consistency/run-schema';
import { ResumeForm } from '../../../runs/[runId]/resume-form';
import { isLive } from '../../../runs/is-live';
import { RunState } from '../../../runs/run-state';
import { resumeTest, stopTest } from '../actions';
import { TestProgress } from '../test-progress';

interface Props {
  projectId: string;
  run: RunView;
  /** Whether who looks may stop it and let it go on. */
  may: boolean;
}

/** Where the test stands, and what can be done about it. */
export function TestProgressSection({ projectId, run, may }: Props) {
  const t = useTranslations('judgeTests');
  const at = { projectId, testId: run.id };
  const stop = may && isLive(run) && <ActButton action={stopTest.bind(null, at)}>{t('stop')}</ActButton>;
  return (
    <Section title={t('progress')} actions={stop}>
      <div className="flex flex-col gap-3">
        <div role="status">
          <RunState run={run} />
        </div>
        <div>
          <TestProgress run={run} />
        </div>
        {may && (run.state === 'paused' || run.state === 'failed') && (
          <ResumeForm action={resumeTest.bind(null, at)} run={run} />
        )}
      </div>
    </Section>
  );
}
