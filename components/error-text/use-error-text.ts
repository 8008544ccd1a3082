'use client';

import { useTranslations } from 'next-intl';
import { errorText } from './error-text';

/** Puts an AppError into the person's words. */
export const useErrorText = () => errorText(useTranslations('errors'));
