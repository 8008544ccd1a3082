'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { type MentionPicker } from './use-mention';

/** People who can be mentioned; the focus stays in the field, which names the chosen one by `id`. */
export function MentionList({ id, mention }: { id: string; mention: MentionPicker }) {
  const t = useTranslations('comments');
  const { offered, at, take } = mention;
  return (
    <>
      <p role="status" className="sr-only">
        {offered.length > 0 && t('offered', { count: offered.length })}
      </p>
      {offered.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t('mention')}
          className="flex flex-col rounded-md border border-line-strong bg-surface p-1"
        >
          {offered.map((person, index) => (
            <button
              type="button"
              tabIndex={-1}
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
              className={cx(
                'flex min-h-7 cursor-pointer items-center rounded px-2 text-left text-sm',
                index === at && 'bg-selected-soft ring-2 ring-accent ring-inset',
              )}
            >
              @{person.name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
