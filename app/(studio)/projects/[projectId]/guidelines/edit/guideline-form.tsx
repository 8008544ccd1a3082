'use client';

import { Check } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Markdown } from '@/components/markdown/markdown';
import { LOCALE_NAMES } from '@/components/shell/appearance';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Textarea } from '@/components/ui/form/textarea';
import { GUIDELINE_LENGTH } from '@/lib/guideline/fields';
import { outlineGuideline } from '@/lib/guideline/outline';
import { type AppLocale, LOCALES } from '@/lib/i18n/locale';

interface Props {
  action: FormAction;
  text: string;
  /** There is no version yet, so that there is nothing to say of what changed. */
  first: boolean;
  templates: Record<AppLocale, string>;
}

const never = () => () => undefined;

/**
 * The text of the next version, and beside it how it will read, with the numbers that labels will cite. The first one begins as our
 * template, in the language of whoever writes it.
 */
export function GuidelineForm({ action, text, first, templates }: Props) {
  const t = useTranslations('guidelines');
  const own = useLocale() as AppLocale;
  const [draft, setDraft] = useState(first ? templates[own] : text);
  const isUntouched = draft.trim() === '' || LOCALES.some((locale) => draft === templates[locale]);
  const shown = useDeferredValue(draft);
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const read = useMemo(() => outlineGuideline(shown), [shown]);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ActionForm action={action} submit={t('publish')}>
        {(field) => (
          <>
            {isUntouched && (
              <div
                role="group"
                aria-labelledby="template"
                className="flex flex-wrap items-center gap-2 text-sm"
              >
                <span id="template" className="text-ink-2">
                  {t('template')}
                </span>
                {LOCALES.map((locale) => (
                  <Button
                    key={locale}
                    size="sm"
                    aria-pressed={draft === templates[locale]}
                    onClick={() => setDraft(templates[locale])}
                  >
                    {draft === templates[locale] && <Check aria-hidden />}
                    <span lang={locale}>{LOCALE_NAMES[locale]}</span>
                  </Button>
                ))}
              </div>
            )}
            <Field label={t('text')} name="text" hint={t('textHint')} error={field('text')}>
              <Textarea
                name="text"
                readOnly={!isReady} // before scripts have loaded, React would put its beginning back over what was typed
                rows={24}
                maxLength={GUIDELINE_LENGTH}
                value={draft}
                onChange={(event) => setDraft(event.target.value)}
                className="font-mono text-sm"
              />
            </Field>
            {!first && (
              <Field
                label={t('summary')}
                name="summary"
                hint={t('summaryHint')}
                error={field('summary')}
                optional
              >
                <Input name="summary" maxLength={1_000} />
              </Field>
            )}
          </>
        )}
      </ActionForm>
      <section aria-label={t('preview')} className="flex min-w-0 flex-col gap-1.5">
        <h2 className="text-sm font-medium">{t('preview')}</h2>
        <div className="guideline rounded-lg border border-line bg-surface px-5 py-4">
          <Markdown outline={read} anchor="preview" />
        </div>
      </section>
    </div>
  );
}
