'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import type { EndpointTest } from '@/lib/llm/server/test-endpoint';

/** What came of a test: in the person's words, and below them the endpoint's own. */
export function TestResult({ result }: { result: EndpointTest }) {
  const t = useTranslations('endpoints');
  const format = useFormatter();
  if (result.ok)
    return (
      <Callout kind="success">
        {t('answered', {
          seconds: format.number(result.latencyMs / 1000, { maximumFractionDigits: 2 }),
        })}
      </Callout>
    );
  return (
    <Callout kind="danger" title={t(`fault.${result.reason}`)}>
      <span lang="en" className="text-sm wrap-anywhere">
        {result.message}
      </span>
    </Callout>
  );
}
