'use client';

import { Check, Copy, Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/overlay/dialog';
import { useCopy } from '@/components/ui/use-copy';

interface Props {
  codes: readonly string[];
  email: string;
  onClose: () => void;
}

/** The recovery codes, this one time: to copy, to download, to write down. */
export function CodesDialog({ codes, email, onClose }: Props) {
  const t = useTranslations('account.secondFactor.codes');
  const words = codes.join('\n');
  const [copied, copy] = useCopy(words); // without permission the list can still be selected
  const download = () => {
    const file = new Blob([`${t('file', { email })}\n\n${words}\n`], { type: 'text/plain' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'face4rag-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Dialog
      open
      onOpenChange={(_, by) => by.reason !== 'outside-press' && onClose()}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button onClick={() => void copy()}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
          </Button>
          <Button onClick={download}>
            <Download aria-hidden />
            {t('download')}
          </Button>
          <DialogClose render={<Button variant="primary">{t('done')}</Button>} />
        </>
      }
    >
      <ol aria-label={t('list')} className="grid gap-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
