'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { LongText } from '@/components/segment-text/long-text';
import { NO_MARKS } from '@/components/segment-text/marked-text';
import { Callout } from '@/components/ui/callout';
import { Section } from '@/components/ui/section';
import type { DryRunSample as Sample } from '@/lib/consistency/server/control/get-dry-run';
import { DryRunSegment } from './dry-run-segment';

/** One sample of a dry run: its texts, and what the judge made of each segment. */
export function DryRunSample({ sample }: { sample: Sample }) {
  const t = useTranslations('runs');
  const f = useTranslations('endpoints.fault');
  const { externalId, question, reference, answer, language, segments, failure } = sample;
  const [look, setLook] = useState<[number, number] | null>(null);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (look) pane.current?.querySelector('mark')?.scrollIntoView({ block: 'nearest' });
  }, [look]);
  const source = { reference, language, onLook: (start: number, end: number) => setLook([start, end]) };
  const marks = look
    ? [{ id: 'look', start: look[0], end: look[1], className: 'evidence-supports' }]
    : NO_MARKS;
  return (
    <Section
      title={<span className="wrap-anywhere">{externalId}</span>}
      description={<span lang={language}>{question}</span>}
    >
      <div className="grid gap-4 md:grid-cols-2" lang={language}>
        <Text label={t('answer')}>{answer}</Text>
        <div>
          <h3 className="mb-1 text-sm font-medium text-ink-3">{t('reference')}</h3>
          <div
            ref={pane}
            tabIndex={0}
            role="group"
            aria-label={t('reference')}
            className="max-h-60 overflow-y-auto rounded-sm bg-sunken px-3 py-2 leading-relaxed whitespace-pre-wrap [line-break:strict] wrap-anywhere"
          >
            <LongText text={reference} marks={marks} />
          </div>
        </div>
      </div>
      {failure && (
        <Callout kind="danger" title={t('unreadable')} className="mt-4">
          {failure.fault && f.has(failure.fault) ? f(failure.fault) : failure.reason}
        </Callout>
      )}
      <ol className="mt-4 divide-y divide-line border-t border-line">
        {segments.map((segment, at) => (
          <DryRunSegment key={at} number={at + 1} segment={segment} source={source} />
        ))}
      </ol>
    </Section>
  );
}

function Text({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <h3 className="mb-1 text-sm font-medium text-ink-3">{label}</h3>
      <div className="leading-relaxed whitespace-pre-wrap [line-break:strict] wrap-anywhere">
        <LongText text={children} marks={NO_MARKS} />
      </div>
    </div>
  );
}
