import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  to: (page: number) => string;
}

/** One page back, one page on. */
export function Pager({ page, pages, to }: Props) {
  const t = useTranslations('samples');
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label={t('pages')} className="flex items-center gap-3 text-sm">
      {page > 1 && (
        <LinkButton size="sm" href={to(Math.min(page - 1, pages))}>
          {t('newer')}
        </LinkButton>
      )}
      <span className="num text-ink-2">{t('page', { page, pages })}</span>
      {page < pages && (
        <LinkButton size="sm" href={to(page + 1)}>
          {t('older')}
        </LinkButton>
      )}
    </nav>
  );
}
