'use client';

import { useTranslations } from 'next-intl';
import { use } from 'react';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { Glyph } from '@/components/ui/glyph';
import { Tooltip } from '@/components/ui/overlay/tooltip';
import { type MethodFinding } from '@/lib/annotation/labels/machine';
import { type LabelView, type MachineView, type WorkspaceView } from '@/lib/annotation/view';
import { messageOr } from '@/lib/i18n/message-or';
import { STAGES } from '@/lib/typology/error-type';
import { StepsContext } from './steps-controller';
import { WorkspaceSteps } from './workspace-steps';

interface Props {
  segmentId: string;
  machine: MachineView;
  method: NonNullable<WorkspaceView['method']>;
  label: LabelView;
}

/** What the method said: each stage that it judges, why, how sure by its own measure, and which type it would look at. */
export function MachinePrediction({ segmentId, machine, method, label }: Props) {
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
        {details.score !== undefined && details.threshold !== undefined && (
          <span className="num text-xs text-ink-3" title={t('riskText')}>
            {t('risk', { score: details.score, threshold: details.threshold })}
          </span>
        )}
      </div>
      {suggested && suggested !== label.errorType && (
        <p className="flex flex-wrap items-center gap-1.5">
          {t('suggests')} <TypeBadge type={suggested} suggested />
        </p>
      )}
      {details.rationale !== '' && !unfolded && (
        <p className="whitespace-pre-wrap wrap-anywhere">{details.rationale}</p>
      )}
      {machine.steps && <WorkspaceSteps segmentId={segmentId} sign={machine.steps} verdicts={machine} />}
      {details.findings.length > 0 && (
        <ul className="flex flex-col gap-0.5">
          {details.findings.map((finding, at) => (
            <FindingLine key={`${finding.rule} ${at}`} finding={finding} />
          ))}
        </ul>
      )}
    </section>
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
