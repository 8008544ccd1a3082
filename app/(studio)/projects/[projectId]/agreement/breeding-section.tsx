import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { type Cell, cellQuery } from '@/lib/agreement/units/cell';
import type { AgreementFigures, Breeding } from '@/lib/agreement/figures/figures';
import { type AgreementChoice, segmentsHref } from './choice';
import { useNames } from './use-names';

interface Props {
  projectId: string;
  choice: AgreementChoice;
  figures: AgreementFigures;
}

/** The types and the clauses of the guidelines on which people disagree. */
export function BreedingSection({ projectId, choice, figures }: Props) {
  const t = useTranslations('agreement.breeding');
  const { word } = useNames();
  const lists = [
    { key: 'type', lines: figures.types, name: word, cell: (type: string): Cell => ({ of: 'type', type }) },
    {
      key: 'clause',
      lines: figures.clauses.slice(0, 20),
      name: (clause: string) => clause,
      cell: (clause: string): Cell => ({ of: 'clause', clause }),
    },
  ] as const;
  return (
    <Section title={t('title')} description={t('text')}>
      <div className="grid gap-6 lg:grid-cols-2">
        {lists.map(({ key, lines, name, cell }) => (
          <div key={key} className="flex min-w-0 flex-col gap-2">
            <h3 className="text-sm font-medium text-ink-2">{t(`by.${key}`)}</h3>
            {lines.length === 0 ? (
              <p className="text-sm text-ink-3">{t(`none.${key}`)}</p>
            ) : (
              <Lines
                label={t(`by.${key}`)}
                lines={lines}
                name={name}
                href={(own) => segmentsHref(projectId, choice, cellQuery(cell(own)))}
              />
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

interface LinesProps {
  label: string;
  lines: readonly Breeding[];
  name: (key: string) => string;
  href: (key: string) => string;
}

function Lines({ label, lines, name, href }: LinesProps) {
  const t = useTranslations('agreement.breeding');
  const format = useFormatter();
  const sorted = [...lines].sort((a, b) => b.differing - a.differing);
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableHeader>{label}</TableHeader>
          <TableHeader numeric>{t('units')}</TableHeader>
          <TableHeader numeric>{t('differing')}</TableHeader>
          <TableHeader numeric>{t('share')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map(({ key, units, differing }) => (
          <TableRow key={key}>
            <th scope="row" className="max-w-72 px-3 py-1.5 font-normal">
              {differing > 0 ? <TextLink href={href(key)}>{name(key)}</TextLink> : name(key)}
            </th>
            <TableCell numeric>{format.number(units)}</TableCell>
            <TableCell numeric>{format.number(differing)}</TableCell>
            <TableCell numeric>{t('percent', { share: differing / units })}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
