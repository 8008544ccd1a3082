'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Select } from '@/components/ui/form/select';
import { ACCEPTED_FILES } from '@/lib/exchange/upload/file-names';
import { ANY } from '../../construction-fields';
import { useLanguageText } from '../../use-language';

const SOURCES = ['project', 'file'] as const;

interface Props {
  error(path: string): string | undefined;
  onChoose(): void;
}

/** Which questions are asked: those of the project or of a file, in which language, and how many. */
export function QuestionFields({ error, onChoose }: Props) {
  const t = useTranslations('construction.answers');
  const c = useTranslations('construction.plan');
  const languageName = useLanguageText();
  const [source, setSource] = useState<(typeof SOURCES)[number]>('project');
  return (
    <>
      <RadioGroup
        name="source"
        aria-label={t('source')}
        value={source}
        onValueChange={(next) => {
          setSource(next);
          onChoose();
        }}
        options={SOURCES.map((value) => ({
          value,
          label: t(`sourceName.${value}`),
          hint: t(`sourceText.${value}`),
        }))}
      />
      {source === 'file' && (
        <Field label={t('file')} name="file" error={error('file') ?? error('file.*')} hint={t('fileText')}>
          <Input name="file" type="file" accept={ACCEPTED_FILES} className="h-auto py-1" />
        </Field>
      )}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field
          label={t('questions')}
          name="questions"
          optional
          error={error('questions')}
          hint={t('questionsText')}
        >
          <Input name="questions" inputMode="numeric" autoComplete="off" className="max-w-28" />
        </Field>
        <Field label={t('language')} name="language">
          <Select
            name="language"
            onValueChange={onChoose}
            defaultValue={ANY}
            options={[
              { value: ANY, label: c('any') },
              ...['zh', 'en'].map((value) => ({ value, label: languageName(value) })),
            ]}
          />
        </Field>
      </div>
    </>
  );
}
