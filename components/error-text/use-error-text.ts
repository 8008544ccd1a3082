'use client';

import { useTranslations } from 'next-intl';
import { errorWords } from './error-words';

/** Puts an AppError into the person's words. */
export const useErrorText = () => errorWords(useTranslations('errors'));
