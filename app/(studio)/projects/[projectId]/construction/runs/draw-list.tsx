import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { PLUS } from '@/lib/construction/combination';
import type { ShownDraw } from '@/lib/construction/run-view-schema';
import { shownChange } from '@/lib/construction/shown-change';
import { ChangedText } from '../changed-text';
import { recipeName } from '../recipe-name';
import { useErrorTypesText } from '../use-error-types';
import { useFaultName } from './use-fault-name';

interface Props {
  projectId: string;
  label: string;
  draws: readonly ShownDraw[];
}

/** Changed answers to read: what was changed, what the model says of it, and why it was not kept where it was not. */
export function DrawList({ projectId, label, draws }: Props) {
  const t = useTranslations('construction');
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('recipe')}</TableHeader>
          <TableHeader>{t('change')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {draws.map((draw, at) => (
          <TableRow key={at}>
            <TableCell className="align-top">
              <DrawOrigin projectId={projectId} draw={draw} />
            </TableCell>
            <TableCell className="align-top">
              <DrawnChange draw={draw} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function DrawOrigin({ projectId, draw }: { projectId: string; draw: ShownDraw }) {
  const t = useTranslations('construction');
  const typesOf = useErrorTypesText();
  const { recipe, intended, source, sampleId, draws } = draw;
  const name = recipeName(t, recipe);
  const at = `/projects/${projectId}/samples`;
  return (
    <div className="flex min-w-40 flex-col gap-0.5">
      {sampleId === null ? (
        name
      ) : (
        <TextLink href={`${at}/${sampleId}`} className="flex min-h-6 w-fit items-center">
          {name}
        </TextLink>
      )}
      <span className="text-xs text-ink-3">{typesOf(intended)}</span>
      {source && (
        <TextLink href={`${at}/${source.id}`} className="flex min-h-6 w-fit items-center text-xs">
          {t('sourceOf', { id: source.externalId })}
        </TextLink>
      )}
      {draws > recipe.split(PLUS).length && (
        <span className="num text-xs text-ink-3">{t('runs.drawn', { count: draws })}</span>
      )}
    </div>
  );
}

function DrawnChange({ draw }: { draw: ShownDraw }) {
  const t = useTranslations('construction');
  const faultName = useFaultName();
  const { answer, edits, source, rationale, flaw, flawAt, failedPart, fault } = draw;
  const hasText = answer !== null && answer !== '' && flaw !== 'unchanged';
  return (
    <div className="flex flex-col gap-2">
      {flaw !== null && (
        <p className="wrap-anywhere">
          <Badge tone="danger">{t(`runs.flaw.${flaw}`)}</Badge>{' '}
          {flawAt !== '' && <span className="text-sm text-ink-2">{flawAt}</span>}
        </p>
      )}
      {fault !== null && (
        <p>
          <Badge tone="danger">{faultName(fault)}</Badge>
        </p>
      )}
      {failedPart !== null && (
        <p className="text-xs text-ink-3">{t('runs.failedPart', { recipe: recipeName(t, failedPart) })}</p>
      )}
      {hasText && (
        <ChangedText change={shownChange(answer, edits, source)} language={source?.language ?? ''} />
      )}
      {rationale !== '' && flaw !== 'not_possible' && (
        <p lang={source?.language} className="text-xs wrap-anywhere whitespace-pre-line text-ink-3">
          {t('runs.rationale', { text: rationale })}
        </p>
      )}
    </div>
  );
}
