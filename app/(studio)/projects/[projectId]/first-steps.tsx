import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { TextLink } from '@/components/ui/text-link';

/** A project without samples: what its leads do first, in order. */
export function FirstSteps({ base, leads }: { base: string; leads: boolean }) {
  const t = useTranslations('home');
  if (!leads) return <EmptyState title={t('empty')}>{t('emptyMember')}</EmptyState>;
  const steps = [
    { key: 'import', href: `${base}/import` },
    { key: 'prefill', href: `${base}/runs` },
    { key: 'invite', href: `${base}/settings` },
  ] as const;
  return (
    <EmptyState
      icon={<FileUp aria-hidden />}
      title={t('empty')}
      action={
        <LinkButton variant="primary" href={`${base}/import`}>
          {t('importNow')}
        </LinkButton>
      }
    >
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-left">
        {steps.map(({ key, href }) => (
          <li key={key}>
            <TextLink href={href}>{t(`steps.${key}.name`)}</TextLink> {t(`steps.${key}.text`)}
          </li>
        ))}
      </ol>
    </EmptyState>
  );
}
