'use client';

import { Pilcrow } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { usePlainText } from './text-layout';

/** Shows texts as they are written, signs of Markdown and all, or formatted again. */
export function PlainTextButton() {
  const t = useTranslations('workspace.formatted');
  const [plain, keepPlain] = usePlainText();
  return (
    <Button
      variant="quiet"
      size="icon-sm"
      aria-label={t('plain')}
      title={t('plain')}
      aria-pressed={plain}
      onClick={() => keepPlain(!plain)}
      className="aria-pressed:bg-selected-soft"
    >
      <Pilcrow aria-hidden />
    </Button>
  );
}
