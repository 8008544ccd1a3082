import { redirect } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';

interface Props {
  /** From 1. */
  page: number;
  /** The last page (`lastPage`); Infinity where it is not known. */
  last: number;
  /** The address of a page. */
  href: (page: number) => string;
}

/** The ways to the page before and to the one after. An address beyond the last page leads to the last. */
export function PageLinks({ page, last, href }: Props) {
  const t = useTranslations('table');
  if (page > last) redirect(href(last));
  return (
    <nav aria-label={t('pages')} className="flex gap-2">
      {page > 1 && <LinkButton href={href(page - 1)}>{t('previous')}</LinkButton>}
      {page < last && <LinkButton href={href(page + 1)}>{t('next')}</LinkButton>}
    </nav>
  );
}
