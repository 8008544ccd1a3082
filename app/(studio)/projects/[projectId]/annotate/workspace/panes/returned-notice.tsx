import { useTranslations } from 'next-intl';

/** Why a lead gave the sample back; stands until it is submitted again. */
export function ReturnedNotice({ reason }: { reason: string | null | undefined }) {
  const t = useTranslations('workspace');
  if (!reason) return null;
  return (
    <div role="note" className="shrink-0 border-b border-needs-line bg-needs-soft px-4 py-1.5 text-sm">
      <span className="font-medium text-needs">{t('returned')}</span>{' '}
      <span className="whitespace-pre-wrap">{reason}</span>
    </div>
  );
}
