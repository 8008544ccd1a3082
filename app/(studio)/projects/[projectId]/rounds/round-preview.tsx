'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Callout } from '@/components/ui/callout';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';
import { isEmpty, type RoundPreview as Preview } from '@/lib/round/preview';
import { PreviewPeople } from './preview-people';
import { PreviewSamples } from './preview-samples';
import { PreviewWarnings } from './preview-warnings';
import { useRoundText } from './use-round-text';

/** What a round would draw and give, before it opens. */
export function RoundPreview({ preview }: { preview: Preview }) {
  const t = useTranslations('rounds.preview');
  const format = useFormatter();
  const words = useRoundText();
  const heading = useRef<HTMLHeadingElement>(null);
  // Each one that is asked for is a new one.
  useEffect(() => heading.current?.focus(), [preview]);
  const { samples, places, known, honeypots, honeypotShare, before, after } = preview;
  return (
    <section
      aria-labelledby="round-preview"
      className="flex flex-col gap-4 rounded-lg border border-line-strong p-4"
    >
      <div>
        <h3 id="round-preview" ref={heading} tabIndex={-1} className="text-base font-semibold">
          {t('title')}
        </h3>
        <p className="num mt-1 text-ink-2">
          {t('sums', { samples, places, known })}
          {honeypotShare > 0 && ` ${t('honeypots', { honeypots })}`}
        </p>
        {[...before].map((turn) => (
          <p key={turn.number} className="text-ink-2">
            {t('before', { people: format.list(turn.people), round: words.name(turn) })}
          </p>
        ))}
        {[...after].map((turn) => (
          <p key={turn.number} className="text-ink-2">
            {t('after', { people: format.list(turn.people), round: words.name(turn) })}
          </p>
        ))}
        {before.length + after.length > 0 && <p className="text-sm text-ink-3">{t('orderText')}</p>}
      </div>
      <PreviewWarnings preview={preview} />
      {isEmpty(preview) && preview.unknown.length === 0 && (
        <Callout kind="warning">
          <OptionLine control={<Checkbox name="empty" />} label={t('empty')} hint={t('emptyText')} />
        </Callout>
      )}
      <PreviewPeople preview={preview} />
      <PreviewSamples preview={preview} />
    </section>
  );
}
