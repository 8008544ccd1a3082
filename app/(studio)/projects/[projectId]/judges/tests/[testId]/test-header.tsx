import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import type { JudgeTestView } from '@/lib/evaluation/judge-test/view-schema';
import { useTestName } from '../use-test-name';

/** Which test of which model it is, the file of all that was answered, and the way back. */
export function TestHeader({ projectId, test }: { projectId: string; test: JudgeTestView }) {
  const t = useTranslations('judgeTests');
  const r = useTranslations('runs');
  const { name, source } = useTestName(test);
  const { settings } = test;
  const { account } = test.run;
  const over = account && r('modelOf', { model: account.model, endpoint: account.endpoint?.name ?? '?' });
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">
        <TextLink href={`/projects/${projectId}/judges/tests`}>{t('all')}</TextLink>
      </p>
      <PageHeader
        title={name}
        description={
          <>
            <span className="block wrap-anywhere">{over}</span>
            <span className="block wrap-anywhere">{source}</span>
            {settings.test === 'order_bias' && settings.embedding && (
              <span className="block wrap-anywhere">
                {t('readWith', { model: settings.embedding.model })}
              </span>
            )}
          </>
        }
        actions={
          // A file, so the browser fetches it and not the router.
          <a
            className={buttonStyle({})}
            href={`/api/v1/projects/${projectId}/judge-tests/${test.id}/export`}
            download
          >
            {t('download')}
          </a>
        }
      />
    </div>
  );
}
