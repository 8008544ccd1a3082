import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { AnswerRunView } from '@/lib/construction/answers/view-schema';
import { useAnswerOrderText } from '../use-answer-order-text';

/** How the model was asked: in one line, and a prompt of one's own as it was. */
export function PromptSection({ params }: Pick<AnswerRunView, 'params'>) {
  const t = useTranslations('construction.answers');
  const orderText = useAnswerOrderText();
  const texts = params.prompt ? [params.prompt.system, params.prompt.user].filter((text) => text !== '') : [];
  return (
    <Section title={t('asked')} description={orderText(params)}>
      {texts.map((text, at) => (
        <pre
          key={at}
          className="mt-2 max-h-80 overflow-auto rounded-md bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap"
          tabIndex={0}
          role="region"
          aria-label={t(at === texts.length - 1 ? 'promptUser' : 'promptSystem')}
        >
          {text}
        </pre>
      ))}
    </Section>
  );
}
