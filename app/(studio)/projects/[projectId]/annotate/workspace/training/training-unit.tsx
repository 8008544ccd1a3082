import { useTranslations } from 'next-intl';
import { EvidenceLine } from '@/components/reference/evidence-line';
import { SegmentWords } from '@/components/segment-text/segment-words';
import { cx } from '@/components/ui/cx';
import type { OutcomeUnit } from '@/lib/adjudication/outcome';
import { isSpan } from '@/lib/annotation/evidence/evidence';
import { CorrectBadge } from './correct-badge';
import { GivenLabelText } from './training-label';

interface Props {
  unit: OutcomeUnit;
  number: number;
  chosen: boolean;
  /** Of the button, so that keys that go from segment to segment find it. */
  id?: string;
  language: string;
  focusEvidence: number;
  onChoose(): void;
  onLook(at: number): void;
}

/** One unit: what was said beside what is known; the chosen one with what the known label rests on, and why. */
export function TrainingUnit({ unit, number, chosen, id, language, focusEvidence, onChoose, onLook }: Props) {
  const t = useTranslations('training');
  const { text, mine, adjudicated, same, evidence, note } = unit;
  return (
    <li
      className={cx(
        'border-b border-l-4 border-b-line',
        same ? 'border-l-confirmed' : 'border-l-danger [border-left-style:double]',
      )}
    >
      <button
        type="button"
        id={id}
        data-segment-head={id ? '' : undefined}
        aria-current={chosen || undefined}
        onClick={onChoose}
        className={cx('block w-full px-3 py-2 text-left -outline-offset-2', chosen && 'bg-selected-soft')}
      >
        <span className="mb-1 flex items-center gap-2">
          <span className="num text-xs text-ink-3">{number}</span>
          <CorrectBadge right={same} />
        </span>
        <span lang={language} className="block text-base">
          <SegmentWords text={text} />
        </span>
      </button>
      <dl className={cx('flex flex-wrap gap-x-5 gap-y-1 px-3 pb-2 text-sm', chosen && 'bg-selected-soft')}>
        <GivenLabelText whose={t('mine')} word={mine} />
        <GivenLabelText whose={t('known')} word={adjudicated} />
      </dl>
      {chosen && (
        <div className="flex flex-col gap-2 bg-surface px-3 py-2 text-sm">
          {note !== '' && (
            <p className="whitespace-pre-line">
              <span className="font-medium">{t('reason')}</span> {note}
            </p>
          )}
          {evidence.length === 0 && note === '' && <p className="text-ink-3">{t('noReason')}</p>}
          {evidence.length > 0 && (
            <ul aria-label={t('evidence')} className="-ml-1.5">
              {evidence.map((item, at) => {
                const nth = evidence.slice(0, at).filter(isSpan).length;
                return (
                  <li key={at} aria-current={isSpan(item) && nth === focusEvidence ? true : undefined}>
                    <button
                      type="button"
                      onClick={() => onLook(nth)}
                      className="flex w-full min-w-0 items-start gap-1.5 rounded-sm px-1.5 py-0.5 text-left hover:bg-hover"
                    >
                      <EvidenceLine item={item} language={language} />
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}
