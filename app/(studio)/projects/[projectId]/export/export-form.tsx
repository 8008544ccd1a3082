'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FoldedFields } from '@/components/ui/form/folded-fields';
import { Section } from '@/components/ui/section';
import { ContentAndFormat, type FileChoice } from './content-and-format';
import { Snippet } from './snippet';

interface Props {
  action: string;
  contents: ComponentProps<typeof ContentAndFormat>['contents'];
  /** The lines of Python that read each kind of file. */
  snippets: readonly (FileChoice & { title: string; code: string })[];
  /** What else may be chosen of the file. */
  children: ReactNode;
}

/** What the file holds, and how Python reads the file that is chosen; all other ones are a press away. */
export function ExportForm({ action, contents, snippets, children }: Props) {
  const t = useTranslations('export');
  const [chosen, setChosen] = useState<FileChoice>({
    content: contents[0]!.id,
    format: contents[0]!.formats[0]!.value,
  });
  const isChosen = ({ content, format }: FileChoice): boolean =>
    content === chosen.content && format === chosen.format;
  const show = (shown: Props['snippets']) =>
    shown.map(({ content, format, title, code }) => (
      <Snippet key={`${content} ${format}`} title={title} code={code} />
    ));
  return (
    <>
      {/* A plain form: the answer is a file, and the browser saves it while it streams. */}
      <form action={action} method="get" className="flex flex-col gap-6">
        <ContentAndFormat name="content" contents={contents} onChoose={setChosen} />
        {children}
        <div>
          <Button type="submit" variant="primary">
            {t('take')}
          </Button>
        </div>
      </form>
      <Section title={t('python')} description={t('pythonText')}>
        <div className="flex flex-col gap-3">
          {show(snippets.filter(isChosen))}
          <FoldedFields label={t('otherSnippets')} faulty={false}>
            <div className="flex flex-col gap-3">
              {show(snippets.filter((snippet) => !isChosen(snippet)))}
            </div>
          </FoldedFields>
        </div>
      </Section>
    </>
  );
}
