import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import { Section } from '@/components/ui/section';
import type { RunView } from '@/lib/consistency/run-schema';
import type { ConstructionRunView } from '@/lib/construction/run-view-schema';
import { ResumeForm } from '../../../runs/[runId]/resume-form';
import { isLive } from '../../../runs/is-live';
import { RunState } from '../../../runs/run-state';
import { ConstructionProgress } from '../construction-progress';
import { resumeConstructionRun, stopConstructionRun } from '../actions';

interface Props extends Pick<ConstructionRunView['params'], 'wanted'> {
  projectId: string;
  run: RunView;
}

/** Where the run stands, and what can be done about it. */
export function ConstructionProgressSection({ projectId, run, wanted }: Props) {
  const t = useTranslations('construction');
  const r = useTranslations('runs');
  const at = { projectId, constructionRunId: run.id };
  const stop = isLive(run) && <ActButton action={stopConstructionRun.bind(null, at)}>{t('stop')}</ActButton>;
  return (
    <Section title={r('progress')} actions={stop}>
      <div className="flex flex-col gap-3">
        <div role="status">
          <RunState run={run} />
        </div>
        <div>
          <ConstructionProgress run={run} wanted={wanted} />
        </div>
        {(run.state === 'paused' || run.state === 'failed') && (
          <ResumeForm action={resumeConstructionRun.bind(null, at)} run={run} />
        )}
      </div>
    </Section>
  );
}
