'use client';

import { useTranslations } from 'next-intl';
import type { AppError } from '@/lib/errors';

/** Puts an AppError into the person's words: the whole of it, or what it says of one field. */
export function useErrorText() {
  const t = useTranslations('errors');

  function whole(error: AppError): string {
    switch (error.code) {
      case 'not_found':
      case 'exists':
      case 'stale':
        return t(error.code, { object: t(`object.${error.object}`) });
      case 'state':
        return t(`state.${error.reason}`);
      case 'rate_limited':
        return error.retryAfterSeconds > 90
          ? t('rate_limited_minutes', { minutes: Math.ceil(error.retryAfterSeconds / 60) })
          : t('rate_limited', { seconds: error.retryAfterSeconds });
      case 'too_large':
        return t('too_large', { megabytes: Math.floor(error.limitBytes / 1024 / 1024) });
      case 'unavailable':
        return t('unavailable', { what: error.what });
      case 'internal':
        return t('internal', { id: error.id });
      default:
        return t(error.code);
    }
  }

  function field(error: AppError | null, path: string): string | undefined {
    if (error?.code !== 'invalid') return undefined;
    const codes = error.issues.filter((issue) => issue.path === path).map((issue) => `issue.${issue.code}`);
    return codes.length === 0
      ? undefined
      : codes.map((code) => t(t.has(code) ? code : 'issue.fallback')).join(' ');
  }

  return { whole, field, network: t('network') };
}
