import { useTranslations } from 'next-intl';
import { COMPARED_LABELS } from '@/lib/agreement/units/restriction';
import { type AgreementChoice, choiceHref } from './choice';
import { ChoiceBar } from '@/components/ui/choice-bar';
import { SampleChips, type SampleChoices } from './sample-chips';

interface Props extends SampleChoices {
  projectId: string;
  choice: AgreementChoice;
}

/** Which labels are compared, and of which samples; every figure of the page follows. */
export function RestrictionBar({ projectId, choice, ...choices }: Props) {
  const t = useTranslations('agreement.restriction');
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ChoiceBar
          label={t('labels')}
          options={COMPARED_LABELS.map((labels) => ({
            key: labels,
            name: t(`name.${labels}`),
            href: choiceHref(projectId, choice, { labels }),
            chosen: choice.labels === labels,
          }))}
        />
        <SampleChips projectId={projectId} choice={choice} {...choices} />
      </div>
      <p className="max-w-[76ch] text-sm text-ink-3">{t(`text.${choice.labels}`)}</p>
    </div>
  );
}
