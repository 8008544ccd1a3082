import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Flaw } from '@/lib/construction/draw/flaw';
import type { ConstructionRunDetail } from '@/lib/construction/run-view-schema';
import { useMoney } from '../../../runs/use-money';
import { recipeName } from '../../recipe-name';
import { useFaultName } from '../use-fault-name';

/** What came of each recipe: how many were made, how many came to nothing and why, and what they cost. */
export function RecipeProgress({ recipes }: Pick<ConstructionRunDetail, 'recipes'>) {
  const t = useTranslations('construction');
  const r = useTranslations('runs');
  const format = useFormatter();
  const money = useMoney();
  const flawName = (flaw: string): string => t(`runs.flaw.${flaw as Flaw}`);
  const faultName = useFaultName();
  const counted = (name: string, count: number): string => t('runs.counted', { name, count });
  return (
    <Table aria-label={t('runs.recipes')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('recipe')}</TableHeader>
          <TableHeader numeric>{t('runs.wantedCount')}</TableHeader>
          <TableHeader numeric>{t('made')}</TableHeader>
          <TableHeader>{t('runs.flawed')}</TableHeader>
          <TableHeader numeric>{r('cost')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {recipes.map(({ recipe, wanted, made, flaws, faults, cost }) => (
          <TableRow key={recipe}>
            <TableCell>{recipeName(t, recipe)}</TableCell>
            <TableCell numeric>{format.number(wanted)}</TableCell>
            <TableCell numeric>{format.number(made)}</TableCell>
            <TableCell className="text-sm">
              {[
                ...Object.entries(flaws).map(([flaw, count]) => counted(flawName(flaw), count)),
                ...Object.entries(faults).map(([fault, count]) => counted(faultName(fault), count)),
              ].join(t('comma'))}
            </TableCell>
            <TableCell numeric>{money(cost)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
