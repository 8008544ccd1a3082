'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Kbd } from '@/components/ui/kbd';
import { ADJUDICATION_KEYS } from '../keys';

/** Every key of an adjudication. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('adjudication');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('keys')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {ADJUDICATION_KEYS.map(({ name, keys }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(`key.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
