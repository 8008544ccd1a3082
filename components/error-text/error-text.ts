import type { useTranslations } from 'next-intl';
import type { AppError, FieldIssue } from '@/lib/errors';

/** Words for an AppError from the messages under `errors`: the whole of it, or what it says of one field. */
export function errorText(t: ReturnType<typeof useTranslations<'errors'>>) {
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
      case 'quota':
        return t(`quota.${error.of}`, {
          used: Math.ceil(error.usedBytes / 1024 / 1024),
          limit: Math.floor(error.limitBytes / 1024 / 1024),
        });
      case 'wrong_method':
        return t('wrong_method', { methods: error.allowed.join(', ') });
      case 'busy':
        return t('busy', { seconds: error.retryAfterSeconds });
      case 'unavailable':
        return t('unavailable', { what: error.what });
      case 'internal':
        return t('internal', { id: error.id });
      case 'invalid':
        return reasons(error.issues) || t('invalid');
      default:
        return t(error.code);
    }
  }

  /** Where each field shows its own fault, the whole need not repeat them. */
  function apartFromFields(error: AppError): string {
    return error.code === 'invalid' ? (field(error, '') ?? t('invalid')) : whole(error);
  }

  /** What is wrong with a field; at `path.*` with whatever lies in it, by its names. */
  function field(error: AppError | null, path: string): string | undefined {
    if (error?.code !== 'invalid') return undefined;
    if (path.endsWith('.*')) return within(error.issues, path.slice(0, -1));
    return reasons(error.issues.filter((issue) => issue.path === path)) || undefined;
  }

  function within(issues: readonly FieldIssue[], prefix: string): string | undefined {
    const named = issues.filter(({ path }) => path.startsWith(prefix));
    return (
      named.map(({ path, code }) => `${path.slice(prefix.length)}: ${t(`issue.${code}`)}`).join(' ') ||
      undefined
    );
  }

  function reasons(issues: readonly FieldIssue[]): string {
    return [...new Set(issues.map(({ code }) => code))].map((code) => t(`issue.${code}`)).join(' ');
  }

  return { whole, field, apartFromFields, network: t('network') };
}
