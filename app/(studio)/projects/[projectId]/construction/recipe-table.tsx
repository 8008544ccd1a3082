'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { OUTCOMES } from '@/lib/construction/outcome';
import type { RecipeView } from '@/lib/construction/view-schema';
import { useMoney } from '../runs/use-money';
import { recipeName } from './recipe-name';
import { useErrorTypesText } from './use-error-types';

/** What each recipe has made, what judges say and what people found of it. */
export function RecipeTable({ projectId, recipes }: { projectId: string; recipes: readonly RecipeView[] }) {
  const t = useTranslations('construction');
  const typesOf = useErrorTypesText();
  const format = useFormatter();
  const money = useMoney();
  return (
    <Table aria-label={t('found')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('recipe')}</TableHeader>
          <TableHeader>{t('intended')}</TableHeader>
          <TableHeader>{t('madeBy')}</TableHeader>
          <TableHeader numeric>{t('made')}</TableHeader>
          {OUTCOMES.map((outcome) => (
            <TableHeader key={outcome} numeric>
              {t(`outcome.${outcome}`)}
            </TableHeader>
          ))}
          <TableHeader numeric>{t('judgesAgree')}</TableHeader>
          <TableHeader numeric>{t('accepted')}</TableHeader>
          <TableHeader numeric>{t('costOfAccepted')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {recipes.map(
          ({ recipe, model, intended, made, outcomes, judges, accepted, stopped, costOfAccepted }) => (
            <TableRow key={`${recipe} ${model}`}>
              <TableCell>
                <TextLink href={`/projects/${projectId}/construction/${encodeURIComponent(recipe)}`}>
                  {recipeName(t, recipe)}
                </TextLink>
              </TableCell>
              <TableCell>{typesOf(intended)}</TableCell>
              <TableCell className="min-w-32 wrap-anywhere">{model ?? t('byRule')}</TableCell>
              <TableCell numeric>{format.number(made)}</TableCell>
              {OUTCOMES.map((outcome) => (
                <TableCell key={outcome} numeric>
                  {format.number(outcomes[outcome] ?? 0)}
                </TableCell>
              ))}
              <TableCell numeric className="whitespace-nowrap">
                {judges.of === 0
                  ? t('noneDecided')
                  : t('agreeing', { share: judges.n / judges.of, of: judges.of })}
              </TableCell>
              <TableCell numeric className="whitespace-nowrap">
                {accepted ? t('rate', accepted) : t('noneDecided')}{' '}
                {stopped && <Badge tone="danger">{t('recipeStopped')}</Badge>}
              </TableCell>
              <TableCell numeric>
                {costOfAccepted === null ? t('noneDecided') : money(costOfAccepted)}
              </TableCell>
            </TableRow>
          ),
        )}
      </TableBody>
    </Table>
  );
}
