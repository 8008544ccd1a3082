import { useFormatter, useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { LinkButton } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { honeypotsFor } from '@/lib/round/honeypot';
import { isVoidFor, KNOWN_VERDICTS } from '@/lib/round/known';
import type { RoundDetail } from '@/lib/round/view';
import { KnownLabel } from '../known-label';

/** Which samples are honeypots of a round, how they reach each person, and where they do not work. */
export function HoneypotSection({ projectId, round }: { projectId: string; round: RoundDetail }) {
  const t = useTranslations('rounds.honeypots');
  const format = useFormatter();
  const { rows, people } = round.honeypotReport;
  const share = round.settings.honeypotShare;
  const only = KNOWN_VERDICTS.find(
    (verdict) => rows.length > 0 && rows.every((row) => row.verdict === verdict),
  );
  const samples = round.samples + rows.length;
  return (
    <Section
      title={t('title')}
      description={t('text')}
      actions={<LinkButton href={`/projects/${projectId}/rounds/known`}>{t('manage')}</LinkButton>}
    >
      <Warnings
        lines={[
          rows.length === 0 && t('none', { share }),
          rows.length > 0 &&
            rows.length < honeypotsFor(round.samples, share) &&
            t('few', { count: rows.length, samples, share }),
          only && t('oneVerdict', { verdict: only }),
          ...people.filter(isVoidFor).map(({ name, given, due }) => t('void', { name, given, due })),
        ]}
      />
      {rows.length > 0 && (
        <Table aria-label={t('title')}>
          <TableHead>
            <TableRow>
              {(['sample', 'verdict', 'given', 'newTo'] as const).map((column) => (
                <TableHeader key={column} numeric={column === 'given' || column === 'newTo'}>
                  {t(`column.${column}`)}
                </TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ sampleId, externalId, verdict, types, given, newTo, excluded }) => (
              <TableRow key={sampleId}>
                <th scope="row" title={externalId} className="max-w-52 truncate px-3 py-1.5 font-normal">
                  <TextLink href={`/projects/${projectId}/samples/${sampleId}`}>{externalId}</TextLink>
                </th>
                <TableCell>
                  <KnownLabel verdict={verdict} types={types} />
                </TableCell>
                <TableCell numeric>{t('people', { count: given })}</TableCell>
                <TableCell numeric>{excluded ? t('excluded') : t('people', { count: newTo })}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {people.length > 0 && (
        <div className="mt-4">
          <Table aria-label={t('perPerson')}>
            <TableHead>
              <TableRow>
                {(['person', 'had', 'due', 'got', 'left'] as const).map((column) => (
                  <TableHeader key={column} numeric={column !== 'person'}>
                    {t(`column.${column}`)}
                  </TableHeader>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {people.map(({ userId, name, had, due, given, left }) => (
                <TableRow key={userId}>
                  <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                    {name}
                  </th>
                  {[had, due, given, left].map((count, at) => (
                    <TableCell key={at} numeric>
                      {format.number(count)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </Section>
  );
}

function Warnings({ lines }: { lines: readonly (string | false | undefined)[] }) {
  const said = lines.filter((line) => typeof line === 'string');
  if (said.length === 0) return null;
  return (
    <Callout kind="warning" role="note" className="mb-3">
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Callout>
  );
}
