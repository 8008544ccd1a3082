'use client';

import { ChevronRight, Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { overall, VerdictMark } from '@/components/label-picker/verdict-mark';
import { type ReadingView } from '@/lib/annotation/sample-detail';
import { Verdict } from '../verdict';

interface Props {
  reading: ReadingView;
  language: string;
  open: boolean;
}

/** Who read the sample and what they said of it; opens to its segments. */
export function PeekReading({ reading, language, open }: Props) {
  const t = useTranslations('samples');
  const m = useTranslations('methods');
  const { by, method, flagReason, note } = reading;
  const name = method && m.has(`${by}.name`) ? m(`${by}.name`) : by;
  const state = method ? t(method.superseded ? 'superseded' : 'latest') : t(`reading.${reading.state}`);
  return (
    <details open={open} className="group/reading rounded-md border border-line">
      <summary className="flex min-h-8 cursor-default flex-wrap items-center gap-x-2 rounded-md px-2 py-1 hover:bg-hover">
        <ChevronRight aria-hidden className="size-4 text-ink-3 group-open/reading:rotate-90" />
        <span className="font-medium">{name}</span>
        <span className="text-sm text-ink-3">{state}</span>
        <span className="ml-auto">
          <Verdict verdict={reading.verdict} machine={method !== null} />
        </span>
      </summary>
      {flagReason !== null && (
        <p className="flex items-baseline gap-1.5 px-3 pb-1.5 text-sm text-needs">
          <Flag aria-hidden className="size-3.5 shrink-0 self-center" />{' '}
          {t('flaggedFor', { reason: flagReason })}
        </p>
      )}
      {note && <p className="px-3 pb-1.5 text-sm text-ink-2">{note}</p>}
      <ol className="divide-y divide-line border-t border-line">
        {reading.segments.map(({ id, text, label }) => (
          <li key={id} className="flex flex-col gap-1 px-3 py-2">
            <span lang={language}>{text}</span>
            {label && (
              <span className="flex flex-wrap items-center gap-2 text-sm">
                <VerdictMark verdict={overall(label)} />
                {label.errorType && <TypeBadge type={label.errorType} />}
                {label.note && <span className="text-ink-2">{label.note}</span>}
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
