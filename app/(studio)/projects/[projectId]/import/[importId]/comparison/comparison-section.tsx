'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ActButton } from '@/components/error-text/act-button';
import { useErrorText } from '@/components/error-text/use-error-text';
import { buttonStyle } from '@/components/ui/button-style';
import { Callout } from '@/components/ui/callout';
import { Section } from '@/components/ui/section';
import type { AppError } from '@/lib/errors';
import type { ComparedImport } from '@/lib/exchange/comparison/view';
import { compareImport } from '../actions';
import { ComparisonFigures } from './comparison-figures';
import { ComparisonProgress } from './comparison-progress';

interface Props {
  importId: string;
  comparison: ComparedImport;
}

/** What taking the whole file over would do; found out by itself as soon as the file can be read to its end. */
export function ComparisonSection({ importId, comparison }: Props) {
  const t = useTranslations('importComparison');
  const { figures, madeAt, attempt } = comparison;
  const none = figures === null && attempt === null;
  const text = useErrorText();
  const [error, setError] = useState<AppError | null>(null);
  useEffect(() => {
    if (!none) return;
    void compareImport({ importId }).then((outcome) => setError(outcome.ok ? null : outcome.error));
  }, [none, importId]);
  const again = <ActButton action={compareImport.bind(null, { importId })}>{t('again')}</ActButton>;
  const download = (
    // A file, so the browser fetches it and not the router.
    <a href={`/api/v1/imports/${importId}/comparison`} download="comparison.json" className={buttonStyle({})}>
      {t('download')}
    </a>
  );
  const ended = attempt?.state === 'failed' || attempt?.state === 'cancelled';
  return (
    <Section
      title={t('title')}
      description={t('text')}
      actions={
        figures && (
          <>
            {download}
            {again}
          </>
        )
      }
    >
      {ended && (
        <Callout kind="danger" role="status" title={t('failed')} action={again}>
          {attempt.error}
        </Callout>
      )}
      {none && error && (
        <Callout kind="danger" role="alert" title={t('failed')} action={again}>
          {text.whole(error)}
        </Callout>
      )}
      {!ended && figures === null && !error && <ComparisonProgress importId={importId} attempt={attempt} />}
      {figures && <ComparisonFigures figures={figures} />}
      {madeAt !== null && <MadeAt at={new Date(madeAt)} />}
    </Section>
  );
}

/** The project may have changed since. */
function MadeAt({ at }: { at: Date }) {
  const t = useTranslations('importComparison');
  const format = useFormatter();
  return (
    <p className="mt-3 text-sm text-ink-3">
      {t('madeAt', { at: format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' }) })}
    </p>
  );
}
