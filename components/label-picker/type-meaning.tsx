'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import { Glyph, type GlyphName } from '@/components/ui/glyph';
import { type ErrorType } from '@/lib/typology/error-type';
import { TypeBadge } from './type-badge';

/**
 * What a type means, and a minimal pair: the reference, and the answer that gets it wrong, with the words that decide.
 * Keeps its height from type to type, so that the list does not move under the pointer.
 */
export function TypeMeaning({ type }: { type: ErrorType }) {
  const t = useTranslations('typology');
  return (
    <div className="mt-2 min-h-32 border-t border-line pt-2 text-sm" aria-live="polite">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <TypeBadge type={type} />
        <code className="text-xs text-ink-3">{type}</code>
      </p>
      <p className="mt-1">{t(`${type}.definition`)}</p>
      <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 text-ink-2">
        <Half side="reference" sign="check">
          {t.rich(`${type}.pair.reference`, { k: decisive })}
        </Half>
        <Half side="wrong" sign="x">
          {t.rich(`${type}.pair.wrong`, { k: decisive })}
        </Half>
      </dl>
    </div>
  );
}

const decisive = (words: ReactNode): ReactNode => (
  <strong className="font-medium text-ink underline decoration-2 underline-offset-3">{words}</strong>
);

function Half({
  side,
  sign,
  children,
}: {
  side: 'reference' | 'wrong';
  sign: GlyphName;
  children: ReactNode;
}) {
  const t = useTranslations('workspace.picker');
  return (
    <>
      <dt className="flex items-center gap-1 text-ink-3">
        <Glyph name={sign} /> {t(side)}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
