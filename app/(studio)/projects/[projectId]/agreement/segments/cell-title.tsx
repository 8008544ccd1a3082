import { useTranslations } from 'next-intl';
import type { Cell } from '@/lib/agreement/units/cell';
import { useNames } from '../use-names';

/** In words, what the segments have in common. */
export function CellTitle({ cell, names }: { cell: Cell; names: Readonly<Record<string, string>> }) {
  const t = useTranslations('agreement.segments.of');
  const { word, method } = useNames();
  switch (cell.of) {
    case 'words':
      return cell.a === cell.b
        ? t('same', { word: word(cell.a) })
        : t('words', { one: word(cell.a), other: word(cell.b) });
    case 'people':
      return t('people', { one: names[cell.a] ?? cell.a, other: names[cell.b] ?? cell.b });
    case 'judge':
      return t('judge', { human: word(cell.human), judge: word(cell.judge), method: method(cell.method) });
    case 'type':
      return t('type', { type: word(cell.type) });
    case 'clause':
      return t('clause', { clause: cell.clause });
  }
}
