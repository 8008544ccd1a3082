import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { messageOr } from '@/lib/i18n/message-or';

interface Props {
  projectId: string;
  /** Id of the method. */
  method: string;
  variant?: 'primary' | 'secondary';
}

/** To the form of a method's run. */
export function SetUpLink({ projectId, method, variant = 'primary' }: Props) {
  const t = useTranslations('runs');
  const m = useTranslations('methods');
  return (
    <LinkButton
      variant={variant}
      href={`/projects/${projectId}/runs/new?method=${method}`}
      aria-label={t('setUpOf', { method: messageOr(m, `${method}.name`, method) })}
    >
      {t('setUp')}
    </LinkButton>
  );
}
