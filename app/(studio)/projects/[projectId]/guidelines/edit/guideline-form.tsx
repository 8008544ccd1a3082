'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Markdown } from '@/components/markdown/markdown';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Textarea } from '@/components/ui/form/textarea';
import { GUIDELINE_LENGTH } from '@/lib/guideline/fields';
import { outlineGuideline } from '@/lib/guideline/outline';
import { type AppLocale } from '@/lib/i18n/locale';

interface Props {
  action: FormAction;
  text: string;
  /** There is no version yet, so that there is nothing to say of what changed. */
  first: boolean;
  templates: Record<AppLocale, string>;
}

/** The text of the next version, and beside it how it will read, with the numbers that labels will cite. */
export function GuidelineForm({ action, text, first, templates }: Props) {
  const t = useTranslations('guidelines');
  const [draft, setDraft] = useState(text);
  const shown = useDeferredValue(draft);
  const read = useMemo(() => outlineGuideline(shown), [shown]);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ActionForm action={action} submit={t('publish')}>
        {(field) => (
          <>
            {draft.trim() === '' && (
              <div className="flex flex-wrap items-center gap-2 text-sm">
                <span className="text-ink-2">{t('startFrom')}</span>
                <Button size="sm" onClick={() => setDraft(templates['zh-CN'])}>
                  <span lang="zh-CN">中文</span>
                </Button>
                <Button size="sm" onClick={() => setDraft(templates.en)}>
                  <span lang="en">English</span>
                </Button>
              </div>
            )}
            <Field label={t('text')} name="text" hint={t('textHint')} error={field('text')}>
              <Textarea
                name="text"
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
