import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { FoldedFields } from '@/components/ui/form/folded-fields';
import { Textarea } from '@/components/ui/form/textarea';
import type { Extra } from '@/lib/llm/settings/extra';

const PARTS = ['extraBody', 'extraHeaders'] as const;

interface Props extends Extra {
  /** Where the model stands in the list. */
  at: number;
  error: (path: string) => string | undefined;
}

/** What one model is sent beside the studio's own, as JSON, folded until there is some. */
export function ExtraFields({ at, error, ...extra }: Props) {
  const t = useTranslations('endpoints');
  const faults = PARTS.map((part) => error(`models.${at}.${part}`) ?? error(`models.${at}.${part}.*`));
  return (
    <FoldedFields
      label={t('extra')}
      given={PARTS.some((part) => extra[part] !== undefined)}
      faulty={faults.some((fault) => fault !== undefined)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {PARTS.map((part, of) => (
          <Field key={part} label={t(part)} hint={t(`${part}Hint`)} error={faults[of]}>
            <Textarea
              name={`models.${part}`}
              defaultValue={extra[part] && JSON.stringify(extra[part])}
              rows={2}
              autoComplete="off"
              spellCheck={false}
              className="font-mono text-sm"
            />
          </Field>
        ))}
      </div>
    </FoldedFields>
  );
}
