'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { OUTCOMES } from '@/lib/construction/outcome';
import type { RecipeView } from '@/lib/construction/view-schema';
import { messageOr } from '@/lib/i18n/message-or';
import { useErrorTypeText } from './use-error-type';

/** What each recipe has made, and what people found of it. */
export function RecipeTable({ projectId, recipes }: { projectId: string; recipes: readonly RecipeView[] }) {
  const t = useTranslations('construction');
  const typeOf = useErrorTypeText();
  const format = useFormatter();
  return (
    <Table aria-label={t('found')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('recipe')}</TableHeader>
          <TableHeader>{t('intended')}</TableHeader>
          <TableHeader numeric>{t('made')}</TableHeader>
          {OUTCOMES.map((outcome) => (
            <TableHeader key={outcome} numeric>
              {t(`outcome.${outcome}`)}
            </TableHeader>
          ))}
          <TableHeader numeric>{t('accepted')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {recipes.map(({ recipe, intended, made, outcomes, accepted }) => (
          <TableRow key={recipe}>
            <TableCell>
              <Recipe projectId={projectId} recipe={recipe} made={made} />
            </TableCell>
            <TableCell>{typeOf(intended)}</TableCell>
            <TableCell numeric>{format.number(made)}</TableCell>
            {OUTCOMES.map((outcome) => (
              <TableCell key={outcome} numeric>
                {format.number(outcomes[outcome] ?? 0)}
              </TableCell>
            ))}
            <TableCell numeric className="whitespace-nowrap">
              {accepted ? t('rate', accepted) : t('noneDecided')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Its name, as the way to its samples where there are some. */
function Recipe({ projectId, recipe, made }: { projectId: string; recipe: string; made: number }) {
  const t = useTranslations('construction');
  const name = messageOr(t, `recipes.${recipe}.name`, recipe);
  if (made === 0) return name;
  return (
    <TextLink href={`/projects/${projectId}/construction/${encodeURIComponent(recipe)}`}>{name}</TextLink>
  );
}
