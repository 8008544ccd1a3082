'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { messageOr } from '@/lib/i18n/message-or';
import { Folded } from './folded';

/** Why a stage has no verdict, and what came instead of one, to the letter. */
export function NoVerdict({ fault, raw }: { fault: string; raw: string }) {
  const t = useTranslations('steps');
  return (
    <div>
      <p className="flex items-start gap-1.5 text-needs">
        <TriangleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
        {messageOr(t, `fault.${fault}`, t('noVerdict'))}
      </p>
      {raw !== '' && (
        <Folded label={t('raw')}>
          <pre className="text-xs whitespace-pre-wrap">{raw}</pre>
        </Folded>
      )}
    </div>
  );
}
