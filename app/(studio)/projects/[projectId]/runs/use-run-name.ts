import { useTranslations } from 'next-intl';
import type { RunView } from '@/lib/consistency/run-schema';
import { messageOr } from '@/lib/i18n/message-or';

/** What a run is called: its method and version, and whether it is a dry run or came with a file. */
export function useRunName({ method, version, kind, imported }: RunView): string {
  const t = useTranslations('runs');
  const m = useTranslations('methods');
  const name = messageOr(m, `${method}.name`, method);
  const whole = t('version', { name, version });
  if (imported) return t('importedName', { name: whole });
  return kind === 'dry_run' ? t('dryRunName', { name: whole }) : whole;
}
