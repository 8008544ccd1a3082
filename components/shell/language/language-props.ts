import type { Formats } from 'next-intl';
import type { ReactNode } from 'react';

/** What a language does not say itself. */
export interface LanguageProps {
  formats: Formats;
  timeZone: string;
  now: Date;
  children: ReactNode;
}
