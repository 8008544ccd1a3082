'use client';

import { Image } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';

interface Props {
  /** Where the picture would be. */
  target: string;
  children: ReactNode;
}

/** Stands for a picture, which is never fetched; its words follow. */
export function PictureSign({ target, children }: Props) {
  const t = useTranslations('workspace.formatted');
  return (
    <span title={target}>
      {children}
      <Image
        role="img"
        aria-label={t('picture')}
        className="mr-1 inline size-[1em] align-[-0.125em] text-ink-3"
      />
    </span>
  );
}
