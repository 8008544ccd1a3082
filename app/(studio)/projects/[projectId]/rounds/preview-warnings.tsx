import { useFormatter, useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { type PreviewWarning, type RoundPreview, warningsOf } from '@/lib/round/preview';

/** Lines of a list that are shown as unknown. */
const LINES = 20;

/** What a lead should know before the round opens. */
export function PreviewWarnings({ preview }: { preview: RoundPreview }) {
  const t = useTranslations('rounds.warning');
  const format = useFormatter();

  function say(warning: PreviewWarning): string {
    switch (warning.kind) {
      case 'unknown': {
        const lines = warning.lines.slice(0, LINES).map(({ line, id }) => t('line', { line, id }));
        return t('unknown', { count: warning.lines.length, lines: format.list(lines) });
      }
      case 'noKnown':
        return t('noKnown', { of: warning.of });
      case 'onlyKnown':
        return t('onlyKnown', { samples: warning.samples, of: warning.of });
      case 'fewHoneypots':
        return warning.laid === 0
          ? t('noHoneypots')
          : t('fewHoneypots', { each: Math.round(warning.perPerson * 10) / 10 });
      case 'voidHoneypots':
        return t('voidHoneypots', { people: format.list(warning.people) });
      case 'met':
        return t(warning.repeats ? 'metAgain' : 'met', { count: warning.samples });
      case 'nobody':
        return t('nobody');
      case 'nothing':
        return t('nothing');
    }
  }

  return warningsOf(preview).map((warning) => (
    <Callout key={warning.kind} kind={warning.kind === 'unknown' ? 'danger' : 'warning'} role="note">
      {say(warning)}
    </Callout>
  ));
}
