import { useTranslations } from 'next-intl';
import type { Fault } from '@/lib/exchange/parse/reject';
import { messageOr } from '@/lib/i18n/message-or';

/** Columns that are fields under another name. */
const FIELDS: Partial<Record<string, string>> = { ref: 'reference', error_type: 'errorType' };

/** Why a row is refused: the column, by the name of its field where it is one, else as the file has it; then what is wrong there. */
export function FaultText({ column, reason, detail }: Fault) {
  const t = useTranslations('import');
  // Faults of an earlier version do not say what their numbers count.
  const why = t(`reason.${reason}`, { of: 'line', ...detail });
  // That one names its field itself.
  if (column === null || reason === 'answer_empty') return why;
  const name = messageOr(t, `field.${FIELDS[column] ?? column}`, column);
  return t.rich('fault', { column: name, why, b: (text) => <b className="font-medium">{text}</b> });
}
