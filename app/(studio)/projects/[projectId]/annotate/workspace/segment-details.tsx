'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import type { SegmentView } from '@/lib/annotation/view';
import { STAGES, type Stage } from '@/lib/typology/error-type';

interface Props {
  segment: SegmentView;
  language: string;
  judges: readonly Stage[];
  readOnly: boolean;
  onNote(id: string, note: string): void;
  onDropEvidence(at: number): void;
}

/** What the method said and why, the evidence, and the person's note. */
export function SegmentDetails({ segment, language, judges, readOnly, onNote, onDropEvidence }: Props) {
  const t = useTranslations('workspace');
  const { label, machine } = segment;
  return (
    <div className="flex flex-col gap-3 px-3 pt-1 pb-3 pl-10 text-sm">
      {machine && <MachineSays machine={machine} judges={judges} />}
      {label.evidence.length > 0 && (
        <ul aria-label={t('evidence')} className="flex flex-col gap-1">
          {label.evidence.map((item, at) => (
            <li key={`${item.relation}-${at}`} className="flex items-start gap-2">
              <span
                className={
                  item.relation === 'not_found' ? 'shrink-0 text-ink-2' : `shrink-0 evidence-${item.relation}`
                }
              >
                {t(item.relation)}
              </span>
              <span lang={language} className="line-clamp-2 min-w-0 flex-1 text-ink-2">
                {item.relation === 'not_found' ? item.searched.join(t('comma')) : item.quote}
              </span>
              {!readOnly && (
                <Button
                  variant="quiet"
                  size="icon-sm"
                  aria-label={t('dropEvidence', { number: at + 1 })}
                  onClick={() => onDropEvidence(at)}
                >
                  <X aria-hidden />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Textarea
        key={label.note}
        id={`note-${segment.id}`}
        aria-label={t('segmentNote')}
        placeholder={t('segmentNote')}
        rows={1}
        readOnly={readOnly}
        defaultValue={label.note}
        onBlur={(event) => onNote(segment.id, event.currentTarget.value)}
      />
    </div>
  );
}

function MachineSays({
  machine,
  judges,
}: {
  machine: NonNullable<SegmentView['machine']>;
  judges: readonly Stage[];
}) {
  const t = useTranslations('workspace');
  const verdict = useTranslations('verdicts');
  const type = useTranslations('typology');
  const finding = useTranslations('findings');
  const { details } = machine;
  return (
    <div className="border-l-2 border-dotted border-prefilled-line pl-2.5 text-ink-2">
      <p>
        {STAGES.map(
          (stage) =>
            `${t(`stage.${stage}`)} ${verdict(judges.includes(stage) ? machine[stage] : 'not_judged')}`,
        ).join(' · ')}
        {details.score !== undefined && (
          <span className="num text-ink-3">
            {' '}
            · {t('risk', { score: details.score, threshold: details.threshold ?? 0 })}
          </span>
        )}
      </p>
      {details.suggestedType && (
        <p>
          {t('suggests')} {details.suggestedType} · {type(`${details.suggestedType}.name`)}
        </p>
      )}
      {details.findings.length > 0 && (
        <ul className="mt-1 list-disc pl-4">
          {details.findings.map(({ rule, segmentQuote }, at) => (
            <li key={`${rule}-${at}`}>
              {finding.has(rule) ? finding(rule) : rule}
              {segmentQuote && <q className="ml-1 text-ink">{segmentQuote}</q>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
