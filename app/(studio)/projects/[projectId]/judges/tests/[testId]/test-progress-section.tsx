import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import type { RunView } from '@/lib/consistency/run-schema';
import { isLive } from '../../../runs/is-live';
import { ProgressSection } from '../../../runs/[runId]/progress-section';
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
  return (
    <ProgressSection
      run={run}
      actions={may && isLive(run) && <ActButton action={stopTest.bind(null, at)}>{t('stop')}</ActButton>}
      resume={may ? resumeTest.bind(null, at) : null}
    >
      <TestProgress run={run} />
    </ProgressSection>
  );
}
