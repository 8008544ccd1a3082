import { redirect } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { PageSteps } from '@/components/ui/page-steps';
import { lastPage } from './last-page';

interface Props {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  /** The address of a page. */
  href: (page: number) => string;
}

/** The ways to the page before and to the one after. An address beyond the last page leads to the last. */
export function PageLinks({ page, size, total, href }: Props) {
  const t = useTranslations('table');
  const last = lastPage(total, size);
  if (page > last) redirect(href(last));
  return (
    <PageSteps
      label={t('pages')}
      previous={{ text: t('previous'), href: page > 1 ? href(page - 1) : null }}
      next={{ text: t('next'), href: page < last ? href(page + 1) : null }}
    />
  );
}
