import { useTranslations } from 'next-intl';
import { useReasonText } from '@/components/label-picker/use-reason-text';
import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { PredictionView } from '@/lib/annotation/sample-detail';
import { ERROR_TYPE_FACTS, STAGES } from '@/lib/typology/error-type';
import { usePredictionWords } from '../use-prediction-words';
import { Verdict } from '../verdict';
import { ReturnForm } from './return-form';

interface Props {
  prediction: PredictionView;
  /** Number of its round, where a later annotation of the same person counts instead. */
  earlier: number | null;
  language: string;
  /** Of which project and sample, for whoever may give it back. */
  leads: { projectId: string; sampleId: string } | null;
}

/** One judge's prediction of the sample, segment by segment. */
export function Prediction({ prediction, earlier, language, leads }: Props) {
  const t = useTranslations('samples');
  const w = useTranslations('workspace');
  const v = useTranslations('verdicts');
  const y = useTranslations('typology');
  const reasonText = useReasonText();
  const { name, state } = usePredictionWords(prediction);
  return (
    <div id={prediction.id} className="scroll-mt-4">
      <Section
        title={earlier === null ? name : <s>{name}</s>}
        description={[state, earlier !== null && t('earlierText'), prediction.note]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            {earlier !== null && <Badge>{t('earlier', { round: earlier })}</Badge>}
            {prediction.flagReason !== null && (
              <Badge tone="needs">{t('flaggedFor', { reason: reasonText(prediction.flagReason) })}</Badge>
            )}
            <Verdict verdict={prediction.verdict} />
          </>
        }
      >
        {/* Fixed widths: the labels of several people and methods are read down the page. */}
        <Table aria-label={name} className="min-w-160 table-fixed">
          <TableHead>
            <TableRow>
              <TableHeader>{t('segment')}</TableHeader>
              {STAGES.map((stage) => (
                <TableHeader key={stage} className="w-32">
                  {w(`stage.${stage}`)}
                </TableHeader>
              ))}
              <TableHeader className="w-56">{t('type')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {prediction.segments.map(({ id, text, label }) => (
              <TableRow key={id}>
                <TableCell lang={language}>{text}</TableCell>
                {STAGES.map((stage) => (
                  <TableCell key={stage} className="whitespace-nowrap">
                    {label && v(label[stage])}
                  </TableCell>
                ))}
                <TableCell>
                  {label?.errorType && (
                    <Badge tone={ERROR_TYPE_FACTS[label.errorType].category}>
                      {y(`${label.errorType}.name`)}
                    </Badge>
                  )}
                  {label?.clause && (
                    <span className="num ml-1.5 text-ink-2" title={label.clause.title}>
                      §{label.clause.id}
                    </span>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {leads && prediction.returnable && (
          <ReturnForm {...leads} annotationId={prediction.id} version={prediction.version} by={name} />
        )}
      </Section>
    </div>
  );
}
