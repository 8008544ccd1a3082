'use client';

import { useTranslations } from 'next-intl';
import { use } from 'react';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { Glyph } from '@/components/ui/glyph';
import { Tooltip } from '@/components/ui/overlay/tooltip';
import { type MethodFinding } from '@/lib/annotation/labels/machine';
import {
  type LabelView,
  type MachineView,
  type SegmentView,
  type WorkspaceView,
} from '@/lib/annotation/view';
import { messageOr } from '@/lib/i18n/message-or';
import { STAGES } from '@/lib/typology/error-type';
import { ReasonLine } from './reason-line';
import { StepsContext } from './steps-controller';
import { WorkspaceSteps } from './workspace-steps';

interface Props {
  /** The segment that it is about, and the text that it was held against. */
  segment: Pick<SegmentView, 'id' | 'text'>;
  reference: string;
  machine: MachineView;
  method: NonNullable<WorkspaceView['method']>;
  label: LabelView;
}

/** What the method said: each stage that it judges, why in one line, and which type it would look at. */
export function MachinePrediction({ segment, reference, machine, method, label }: Props) {
  const t = useTranslations('workspace');
  const { details } = machine;
  const suggested = details.suggestedType;
  const controller = use(StepsContext);
  // The steps say all that the rationale does.
  const unfolded =
    machine.steps && controller?.open && controller.loaded !== null && controller.loaded !== 'failed';
  return (
    <section
      aria-label={t('machineSays')}
      className="flex flex-col gap-1.5 border-l-2 border-dotted border-prefilled-line pl-2.5 text-ink-2"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <MethodName id={method.id} />
        {STAGES.map((stage) => (
          <span key={stage} className="inline-flex items-center gap-1">
            <span className="text-ink-3">{t(`stage.${stage}`)}</span>
            <VerdictMark verdict={method.judges.includes(stage) ? machine[stage] : 'not_judged'} />
          </span>
        ))}
        {machine.errorType && <TypeBadge type={machine.errorType} />}
      </div>
      <ReasonLine details={details} text={segment.text} reference={reference} />
      {suggested && suggested !== label.errorType && (
        <p className="flex flex-wrap items-center gap-1.5">
          {t('suggests')} <TypeBadge type={suggested} suggested />
        </p>
      )}
      {details.rationale !== '' && !unfolded && (
        <p className="whitespace-pre-wrap wrap-anywhere">{details.rationale}</p>
      )}
      {machine.steps && <WorkspaceSteps segmentId={segment.id} sign={machine.steps} verdicts={machine} />}
      <More details={details} />
    </section>
  );
}

/** Folded away: every rule that fired, and the method's own figures. */
function More({ details }: Pick<MachineView, 'details'>) {
  const t = useTranslations('workspace');
  const { score, threshold, findings } = details;
  const measured = score !== undefined && threshold !== undefined;
  if (!measured && findings.length === 0) return null;
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-sm text-xs text-ink-3 hover:text-ink">
        {t('more')}
      </summary>
      <ul className="mt-1 flex flex-col gap-0.5">
        {findings.map((finding, at) => (
          <FindingLine key={`${finding.rule} ${at}`} finding={finding} />
        ))}
        {measured && (
          <li className="num text-xs text-ink-3" title={t('riskText')}>
            {t('risk', { score, threshold })}
          </li>
        )}
      </ul>
    </details>
  );
}

function MethodName({ id }: { id: string }) {
  const t = useTranslations('methods');
  const name = messageOr(t, `${id}.name`, id);
  const label = (
    <span className="inline-flex items-center gap-1 text-prefilled">
      <Glyph name="bot" /> {name}
    </span>
  );
  const about = messageOr(t, `${id}.about`, '');
  return about === '' ? label : <Tooltip label={about}>{label}</Tooltip>;
}

/** One rule that fired: in words, with what set it off; a mere note is paler than what can flip the verdict. */
function FindingLine({ finding }: { finding: MethodFinding }) {
  const t = useTranslations('findings');
  const { rule, weight, segmentQuote, referenceQuote } = finding;
  return (
    <li className={weight === 'note' ? 'text-ink-3' : undefined}>
      {messageOr(t, rule, rule)}
      {segmentQuote && <q className="ml-1 text-ink">{segmentQuote}</q>}
      {referenceQuote && (
        <span>
          {' ↔ '}
          <q className="text-ink">{referenceQuote}</q>
        </span>
      )}
    </li>
  );
}
