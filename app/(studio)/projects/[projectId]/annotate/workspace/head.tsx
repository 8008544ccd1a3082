'use client';

import { CircleAlert, CloudCheck, CloudUpload, Keyboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Disclosure } from './disclosure';
import type { Desk } from './state';

/** Which sample, how far the person is, whether all is saved, and the question. */
export function Head({ desk, onKeys }: { desk: Desk; onKeys(): void }) {
  const t = useTranslations('workspace');
  const method = useTranslations('methods');
  const { sample, progress, outbox, trouble } = desk;
  const Icon = trouble ? CircleAlert : outbox.length > 0 ? CloudUpload : CloudCheck;
  return (
    <div className="border-b border-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 text-sm text-ink-2">
        <h1 className="min-w-0 truncate font-medium text-ink">{sample.externalId}</h1>
        {sample.generator && <span>{sample.generator}</span>}
        {desk.method && (
          <span className="text-ink-3">
            {method.has(`${desk.method.id}.name`) ? method(`${desk.method.id}.name`) : desk.method.id}
          </span>
        )}
        <span className="num ml-auto">{t('progress', progress)}</span>
        <span
          className={trouble ? 'flex items-center gap-1 text-needs' : 'flex items-center gap-1'}
          role="status"
        >
          <Icon aria-hidden className="size-4" />
          {trouble
            ? t(`trouble.${trouble}`, { count: outbox.length })
            : outbox.length > 0
              ? t('savingNow')
              : t('allSaved')}
        </span>
        <Button variant="quiet" size="sm" onClick={onKeys}>
          <Keyboard aria-hidden /> {t('keys')}
        </Button>
      </div>
      <Disclosure label={t('question')} text={sample.question} language={sample.language} />
    </div>
  );
}
