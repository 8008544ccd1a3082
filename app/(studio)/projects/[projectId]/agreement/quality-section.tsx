import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { type AgreementFigures, FEWEST_RATERS, type PersonFigures } from '@/lib/agreement/figures/figures';

interface Props {
  figures: AgreementFigures;
  names: Readonly<Record<string, string>>;
}

const HEADS = ['person', 'answers', 'agreed', 'drift', 'pace', 'rushed', 'specific', 'sensitive'] as const;
/** The others say more than one figure. */
const FIGURES: ReadonlySet<string> = new Set(['answers', 'agreed', 'rushed', 'specific', 'sensitive']);

/** What the labels say about their annotators, with the reasons not to read too much into it. */
export function QualitySection({ figures, names }: Props) {
  const t = useTranslations('agreement.quality');
  const { dawidSkene } = figures;
  const people = [...figures.people].sort((a, b) => b.answers - a.answers);
  return (
    <Section title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-3">
        <Table aria-label={t('title')}>
          <TableHead>
            <TableRow>
              {HEADS.map((key) => (
                <TableHeader key={key} numeric={FIGURES.has(key)}>
                  {t(`columns.${key}`)}
                </TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {people.map((person) => (
              <Person key={person.author} name={names[person.author] ?? person.author} person={person} />
            ))}
          </TableBody>
        </Table>
        <ul className="flex max-w-[76ch] list-disc flex-col gap-1 pl-5 text-sm text-ink-3">
          <li>{t('caveats.drift')}</li>
          <li>{t('caveats.pace')}</li>
          <li>
            {dawidSkene
              ? t('caveats.dawidSkene', {
                  share: dawidSkene.prevalence[1] ?? 0,
                  iterations: dawidSkene.iterations,
                })
              : t(people.length < FEWEST_RATERS ? 'caveats.noDawidSkene' : 'caveats.nothingToEstimate')}
            {dawidSkene && !dawidSkene.converged && ` ${t('caveats.notConverged')}`}
          </li>
        </ul>
      </div>
    </Section>
  );
}

function Person({ name, person }: { name: string; person: PersonFigures }) {
  const t = useTranslations('agreement.quality');
  const format = useFormatter();
  const { answers, compared, agreed, drift, pace, sensitivity } = person;
  const percent = (share: number | null | undefined) =>
    share === null || share === undefined ? <None /> : t('percent', { share });
  const moved = drift && (drift.change.low > 0 || drift.change.high < 0);
  const points = (value: number): string =>
    format.number(value * 100, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return (
    <TableRow>
      <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
        {name}
      </th>
      <TableCell numeric>{format.number(answers)}</TableCell>
      <TableCell numeric>{compared === 0 ? <None /> : percent(agreed / compared)}</TableCell>
      <TableCell className="num whitespace-nowrap">
        {drift ? (
          <span className="inline-flex items-center gap-2">
            {t('drift', {
              early: drift.early,
              late: drift.late,
              low: points(drift.change.low),
              high: points(drift.change.high),
            })}
            {moved && <Badge tone="needs">{t(drift.change.value > 0 ? 'rises' : 'falls')}</Badge>}
          </span>
        ) : (
          <span className="text-ink-3">{t('few')}</span>
        )}
      </TableCell>
      <TableCell className="num whitespace-nowrap">
        {pace.medianMs === null ? (
          <None />
        ) : (
          <span className="inline-flex items-center gap-2">
            {t('seconds', { seconds: pace.medianMs / 1000 })}
            {pace.outlier && <Badge tone="needs">{t(pace.z! < 0 ? 'quick' : 'slow')}</Badge>}
          </span>
        )}
      </TableCell>
      <TableCell numeric>{percent(pace.rushed)}</TableCell>
      <TableCell numeric>{percent(sensitivity?.consistent)}</TableCell>
      <TableCell numeric>{percent(sensitivity?.inconsistent)}</TableCell>
    </TableRow>
  );
}

function None() {
  const t = useTranslations('agreement.quality');
  return (
    <span className="relative text-ink-3">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('none')}</span>
    </span>
  );
}
