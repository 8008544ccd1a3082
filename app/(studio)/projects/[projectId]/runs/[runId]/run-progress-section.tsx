import { useTranslations } from 'next-intl';
import type { RunView } from '@/lib/consistency/run-schema';
import { resume } from '../actions';
import { ProgressSection } from './progress-section';
import { RunProgress } from '../run-progress';
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
  // One that asks no model and failed would only fail again.
  const resumable = !run.imported && (run.state === 'paused' || run.account !== null);
  return (
    <ProgressSection
      run={run}
      actions={<RunControls projectId={projectId} run={run} />}
      resume={resumable ? resume.bind(null, { projectId, runId: run.id }) : null}
    >
      <RunProgress run={run} hideLabel />
      {rate !== null && rate > 0 && (
        <span className="num block text-sm text-ink-2">
          {t('rate', { count: rate, minutes: Math.max(1, Math.ceil(left / rate)) })}
        </span>
      )}
    </ProgressSection>
  );
}
