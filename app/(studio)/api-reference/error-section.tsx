import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { PROBLEM_TITLES } from '@/lib/entry/refusal/problem';
import { HTTP_STATUS } from '@/lib/entry/refusal/status';

/** Every kind of refusal; `type` of a refusal leads to its row. */
export function ErrorSection() {
  const t = useTranslations('apiReference.errors');
  const codes = Object.keys(PROBLEM_TITLES) as (keyof typeof PROBLEM_TITLES)[];
  return (
    <Section title={t('title')} description={t('text')}>
      <table className="w-full text-left text-sm">
        <thead className="text-ink-2">
          <tr>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col">{t('meaning')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {codes.map((code) => (
            <tr key={code} id={`error-${code}`}>
              <th scope="row" className="py-1.5 pr-3 font-normal">
                <code>{code}</code>
              </th>
              <td className="num pr-3">{HTTP_STATUS[code]}</td>
              <td lang="en">{PROBLEM_TITLES[code]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
