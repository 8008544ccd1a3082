import { useLocale, useTranslations } from 'next-intl';
import type { EXPOSURES } from '@/lib/annotation/view';
import { messageOr } from '@/lib/i18n/message-or';
import { canonicalJson } from '@/lib/snapshot/canonical-json';
import type { NamedJudge } from '@/lib/snapshot/snapshot-judges';
import { paramsSummary } from '../runs/params-summary';

/** What the things that figures are about are called; of judges that would be called the same, with all their parameters. */
export function useFigureNames() {
  const t = useTranslations('snapshots');
  const m = useTranslations('methods');
  const s = useTranslations('samples.origins');
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return {
    language: (code: string): string => languages.of(code) ?? code,
    generator: (name: string): string => name || t('unknown'),
    origin: (name: string): string => messageOr(s, name, name),
    exposure: (name: (typeof EXPOSURES)[number]): string => t(`exposures.${name}`),
    judges: (judges: readonly NamedJudge[]): string[] => {
      const named = judges.map(({ method, version, model, params }) =>
        [
          [messageOr(m, `${method}.name`, method), version, model].filter(Boolean).join(' '),
          ...paramsSummary(m, { method, params }),
        ].join(' · '),
      );
      return named.map((name, at) =>
        named.indexOf(name) === named.lastIndexOf(name)
          ? name
          : `${name} · ${canonicalJson(judges[at]!.params ?? null)}`,
      );
    },
  };
}
