import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ReadingView } from '@/lib/annotation/sample-detail';
import { ERROR_TYPE_FACTS, STAGES } from '@/lib/typology/error-type';
import { Verdict } from '../verdict';

/** One judge's reading of the sample, segment by segment. */
export function Reading({ reading, language }: { reading: ReadingView; language: string }) {
  const t = useTranslations('samples');
  const w = useTranslations('workspace');
  const v = useTranslations('verdicts');
  const m = useTranslations('methods');
  const by = reading.method && m.has(`${reading.by}.name`) ? m(`${reading.by}.name`) : reading.by;
  return (
    <Section title={by} actions={<Verdict verdict={reading.verdict} />}>
      <Table aria-label={by}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('segment')}</TableHeader>
            {STAGES.map((stage) => (
              <TableHeader key={stage}>{w(`stage.${stage}`)}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {reading.segments.map(({ id, text, label }) => (
            <TableRow key={id}>
              <TableCell lang={language}>{text}</TableCell>
              {STAGES.map((stage) => (
                <TableCell key={stage} className="whitespace-nowrap">
                  {label && v(label[stage])}{' '}
                  {label?.errorType && label[stage] === 'inconsistent' && (
                    <Badge tone={ERROR_TYPE_FACTS[label.errorType].category}>{label.errorType}</Badge>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
