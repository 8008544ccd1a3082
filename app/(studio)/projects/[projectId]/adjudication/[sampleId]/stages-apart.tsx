import { useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import type { VerdictPart } from '@/lib/annotation/labels/judgement';
import { STAGES } from '@/lib/typology/error-type';

/** What a label says of the facts and of the logic, each by itself. */
export function StagesApart({ label }: { label: VerdictPart }) {
  const t = useTranslations('workspace.stage');
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      {STAGES.map((stage) => (
        <span key={stage} className="inline-flex items-center gap-1">
          <span className="text-ink-3">{t(stage)}</span>
          <VerdictMark verdict={label[stage]} />
        </span>
      ))}
    </span>
  );
}
