import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { RunView } from '@/lib/consistency/run-schema';
import { resume } from '../actions';
import { RunProgress } from '../run-progress';
import { RunState } from '../run-state';
import { ResumeForm } from './resume-form';
import { RunControls } from './run-controls';

interface Props {
  projectId: string;
  run: RunView;
  /** Samples in the last minute; null where it is not going. */
  rate?: number | null;
}

/** Where the run stands, how fast it goes, and what can be done about it. */
export function RunProgressSection({ projectId, run, rate = null }: Props) {
  const t = useTranslations('runs');
  const left = run.total - run.done - run.failed;
  const resumable =
    !run.imported && (run.state === 'paused' || (run.state === 'failed' && run.account !== null));
  return (
    <Section title={t('progress')} actions={<RunControls projectId={projectId} run={run} />}>
      <div className="flex flex-col gap-3">
        <div role="status">
          <RunState run={run} />
        </div>
        <div>
          <RunProgress run={run} hideLabel />
          {rate !== null && rate > 0 && (
            <span className="num block text-sm text-ink-2">
              {t('rate', { count: rate, minutes: Math.max(1, Math.ceil(left / rate)) })}
            </span>
          )}
        </div>
        {resumable && <ResumeForm action={resume.bind(null, { projectId, runId: run.id })} run={run} />}
      </div>
    </Section>
  );
}
