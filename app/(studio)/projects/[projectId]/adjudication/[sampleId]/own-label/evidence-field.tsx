'use client';

import { TextSelect } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EvidenceLine } from '@/components/reference/evidence-line';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';
import { holdQuote, type Quote } from '@/lib/adjudication/quotes';
import { isContrary } from '@/lib/annotation/evidence/evidence-origin';
import { KeyHint } from '../../../annotate/workspace/engine/key-hint';

interface Props {
  quotes: readonly Quote[];
  /** The verdict is consistent: no evidence against it can be held. */
  consistent: boolean;
  language: string;
  onChange: (quotes: Quote[]) => void;
  onMark: () => void;
}

/** All quoted evidence and the lead's own, to hold or drop, and a control to find more. */
export function EvidenceField({ quotes, consistent, language, onChange, onMark }: Props) {
  const t = useTranslations('adjudication');
  const may = (item: Quote['item']): boolean => !(consistent && isContrary(item));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t('whichQuotes')}</legend>
      {quotes.length === 0 && <p className="text-sm text-ink-3">{t('noQuotes')}</p>}
      {quotes.map(({ item, held }, index) => (
        <OptionLine
          key={index}
          control={
            <Checkbox
              checked={held && may(item)}
              disabled={!may(item)}
              onCheckedChange={(on) => onChange(holdQuote(quotes, index, on))}
            />
          }
          label={
            <span className="flex items-start gap-1.5 text-sm">
              <EvidenceLine item={item} language={language} />
            </span>
          }
        />
      ))}
      <Button variant="secondary" size="sm" className="self-start" onClick={onMark}>
        <TextSelect aria-hidden />
        {t('markMore')}
        <KeyHint of="evidence" />
      </Button>
    </fieldset>
  );
}
