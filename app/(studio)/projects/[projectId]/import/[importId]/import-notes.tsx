import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import type { ImportNote } from '@/lib/exchange/import/import-notes';

const SETTINGS = [
  'goldRule',
  'goldVotes',
  'mayHaveLabelled',
  'namesHidden',
  'exposurePolicy',
  'controlShare',
  'showGenerator',
] as const;

/** What is not taken as the file has it, beside rejected rows; `title` where it is still to come. */
export function ImportNotes({ notes, title }: { notes: readonly ImportNote[]; title?: string }) {
  const t = useTranslations('import');
  if (notes.length === 0) return null;
  const name = (about: string): string => {
    const setting = SETTINGS.find((one) => one === about);
    return setting ? t(`settings.${setting}`) : about;
  };
  return (
    <Callout kind="info" role="note" title={title ?? t('notesTitle')}>
      <ul className="flex flex-col gap-1">
        {notes.map(({ code, about, count }) => (
          <li key={code} className="break-words">
            {t(`notes.${code}`, {
              about: `${about.map(name).join(', ')}${count > about.length ? ', …' : ''}`,
              count,
            })}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
