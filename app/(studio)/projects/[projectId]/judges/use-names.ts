import { useLocale, useTranslations } from 'next-intl';
import type { BoardFigures, JudgeView } from '@/lib/evaluation/board/view-schema';
import type { TableNames } from '@/lib/evaluation/board/board-files';
import { subsetParts } from '@/lib/evaluation/board/subsets';
import { messageOr } from '@/lib/i18n/message-or';
import { recipeName } from '../construction/recipe-name';

/** Names of what a board speaks of: judges, columns, subsets. */
export function useBoardNames() {
  const t = useTranslations('judges');
  const m = useTranslations('methods');
  const y = useTranslations('typology');
  const c = useTranslations('construction');
  const s = useTranslations('samples.origins');
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const judge = ({ method, model }: Pick<JudgeView, 'method' | 'model'>): string => {
    const name = messageOr(t, `trivial.${method}`, messageOr(m, `${method}.name`, method));
    return model === null ? name : t('withModel', { name, model });
  };
  /** With a number where several are called alike. */
  const judges = (board: BoardFigures): string[] => {
    const plain = board.judges.map(judge);
    return plain.map((name, at) => {
      const alike = plain.flatMap((other, index) => (other === name ? [index] : []));
      return alike.length === 1 ? name : t('numbered', { name, number: alike.indexOf(at) + 1 });
    });
  };
  /** "" stands for answers that were collected. */
  const recipe = (name: string): string => (name === '' ? s('collected') : recipeName(c, name));
  const column = (key: string): string => {
    if (key.startsWith('generator/')) return key.slice('generator/'.length) || t('noGenerator');
    if (key.startsWith('recipe/')) return recipe(key.slice('recipe/'.length));
    return messageOr(
      t,
      `columns.${key}.name`,
      messageOr(y, `${key}.name`, messageOr(t, `categories.${key}`, key)),
    );
  };
  const subset = (key: string): string => {
    const { kind, of } = subsetParts(key);
    if (kind === 'language') return languages.of(of) ?? of;
    return kind === 'origin'
      ? messageOr(s, of, of)
      : messageOr(t, `subsets.${kind}.name`, key, { round: of });
  };
  const table = (board: BoardFigures): TableNames => {
    const names = judges(board);
    return {
      corner: t('judge'),
      judge: (index) => names[index]!,
      column,
      word: (word) => t(`words.${word}`),
    };
  };
  return { judge, judges, recipe, column, subset, table };
}
