import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { Outcome } from '@/lib/construction/outcome';
import { shownChange } from '@/lib/construction/shown-change';
import type { ConstructedSample } from '@/lib/construction/view-schema';
import { useErrorTypesText } from '../use-error-types';
import { ChangedText } from '../changed-text';
import { VotesLine } from './votes-line';

const TONES: Record<Outcome, Tone> = {
  as_intended: 'confirmed',
  more_errors: 'needs',
  fewer_errors: 'needs',
  other_type: 'needs',
  no_error: 'danger',
  withdrawn: 'neutral',
  undecided: 'neutral',
};

/** Constructed samples with what was changed in them, what judges say and what people found. */
export function ConstructedList({
  projectId,
  samples,
}: {
  projectId: string;
  samples: readonly ConstructedSample[];
}) {
  const t = useTranslations('construction');
  const typesOf = useErrorTypesText();
  return (
    <Table aria-label={t('sample')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('sample')}</TableHeader>
          <TableHeader>{t('change')}</TableHeader>
          <TableHeader>{t('goldTypes')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {samples.map((sample) => (
          <TableRow key={sample.id}>
            <TableCell className="align-top">
              <TextLink
                href={`/projects/${projectId}/samples/${sample.id}`}
                className="flex min-h-6 w-fit items-center"
              >
                {sample.externalId}
              </TextLink>
              {sample.source ? (
                <TextLink
                  href={`/projects/${projectId}/samples/${sample.source.id}`}
                  className="flex min-h-6 w-fit items-center text-xs"
                >
                  {t('sourceOf', { id: sample.pedigree.source })}
                </TextLink>
              ) : (
                <span className="block text-xs text-ink-3">{t('sourceGone')}</span>
              )}
            </TableCell>
            <TableCell className="align-top">
              <ChangedText
                change={shownChange(sample.answer, sample.pedigree.edits, sample.source)}
                language={sample.language}
              />
              {sample.votes && <VotesLine votes={sample.votes} />}
            </TableCell>
            <TableCell className="align-top">
              <Badge tone={TONES[sample.outcome]}>{t(`outcome.${sample.outcome}`)}</Badge>
              {sample.types.length > 0 && (
                <span className="block text-xs text-ink-3">{typesOf(sample.types)}</span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
