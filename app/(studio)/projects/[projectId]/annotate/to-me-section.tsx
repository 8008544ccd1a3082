'use client';

import { MessageSquare, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { MyWork } from '@/lib/annotation/server/figures/get-my-work';
import { mark } from '../../../notices/actions';

/** What others want of the person: samples that a lead gave back, mentions and replies. Nothing where there is none. */
export function ToMeSection({ base, work: { returned, notices } }: { base: string; work: MyWork }) {
  const t = useTranslations('myWork');
  const n = useTranslations('notices');
  const act = useOperation();
  if (returned.length + notices.length === 0) return null;
  return (
    <Section title={t('toMe')}>
      <ul className="flex flex-col gap-2">
        {returned.map(({ sampleId, externalId, reason }) => (
          <li key={sampleId} className="flex items-start gap-2.5">
            <Undo2 aria-hidden className="mt-0.75 size-4 shrink-0 text-needs" />
            <span>
              <TextLink href={`${base}/annotate/${sampleId}`}>
                {t('returned', { sample: externalId })}
              </TextLink>{' '}
              <span className="text-ink-2">{reason}</span>
            </span>
          </li>
        ))}
        {notices.map(({ id, kind, by, sample, text }) => (
          <li key={id} className="flex items-start gap-2.5">
            <MessageSquare aria-hidden className="mt-0.75 size-4 shrink-0 text-accent" />
            <span>
              <TextLink
                href={sample ? `${base}/samples/${sample.id}#comments` : '/notices'}
                onClick={() => act.start(() => mark({ id, read: true }))}
              >
                {n(`kind.${kind}`, {
                  by: by ?? n('somebody'),
                  sample: sample?.externalId ?? '',
                  number: 0,
                })}
              </TextLink>{' '}
              <span className="text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
