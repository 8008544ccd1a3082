import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { ShownAnswer } from '@/lib/construction/answers/view-schema';
import { useFaultName } from '../../runs/use-fault-name';

interface Props {
  projectId: string;
  label: string;
  answers: readonly ShownAnswer[];
}

/** Questions with the answers that came, or why none did. */
export function AnswerList({ projectId, label, answers }: Props) {
  const t = useTranslations('construction.answers');
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('question')}</TableHeader>
          <TableHeader>{t('answer')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {answers.map((answer, at) => (
          <TableRow key={at}>
            <TableCell className="w-1/3 min-w-48 align-top">
              <AskedQuestion projectId={projectId} answer={answer} />
            </TableCell>
            <TableCell className="min-w-64 align-top">
              <GivenAnswer answer={answer} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function AskedQuestion({ projectId, answer }: { projectId: string; answer: ShownAnswer }) {
  const t = useTranslations('construction.answers');
  const { sampleId, externalId, question, language } = answer;
  return (
    <div className="flex flex-col gap-0.5">
      <span lang={language} className="wrap-anywhere">
        {question}
      </span>
      {externalId !== null && <span className="text-xs wrap-anywhere text-ink-3">{externalId}</span>}
      {sampleId !== null && (
        <TextLink
          href={`/projects/${projectId}/samples/${sampleId}`}
          className="flex min-h-6 w-fit items-center text-xs"
        >
          {t('toSample')}
        </TextLink>
      )}
    </div>
  );
}

function GivenAnswer({ answer: { answer, flaw, flawAt, fault, language } }: { answer: ShownAnswer }) {
  const t = useTranslations('construction.answers');
  const faultName = useFaultName();
  return (
    <div className="flex flex-col gap-2">
      {flaw !== null && (
        <p className="wrap-anywhere">
          <Badge tone="danger">{t(`flaw.${flaw}`)}</Badge>{' '}
          {flawAt !== '' && <span className="text-sm text-ink-2">{flawAt}</span>}
        </p>
      )}
      {fault !== null && (
        <p>
          <Badge tone="danger">{faultName(fault)}</Badge>
        </p>
      )}
      {answer !== null && answer !== '' && (
        <p lang={language} className="wrap-anywhere whitespace-pre-wrap">
          {answer}
        </p>
      )}
    </div>
  );
}
