'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Kbd } from '@/components/ui/kbd';
import { TextLink } from '@/components/ui/text-link';
import { HELP } from '@/lib/workspace/commands/help';
import { useListedKeys } from '../engine/key-hint';
import { atSegment } from '../engine/use-restore-focus';

/** Every key, by what it is for. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('workspace');
  const keysOf = useListedKeys();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('keys')}
      description={t('keysText')}
      width="lg"
      finalFocus={atSegment}
    >
      <p className="mb-3 text-base">
        <TextLink href="/account#keys">{t('ownKeys')}</TextLink>
      </p>
      <div
        role="region"
        aria-label={t('keys')}
        tabIndex={0}
        className="-mx-1 max-h-[calc(100dvh-11rem)] overflow-y-auto px-1 -outline-offset-2"
      >
        {/* Columns of a box with a height of its own would go on beside it. */}
        <div className="gap-8 sm:columns-2">
          {HELP.map(({ name, lines }) => (
            <section key={name} className="mb-4 break-inside-avoid">
              <h3 className="mb-1.5 text-xs font-medium text-ink-3">{t(`keyGroup.${name}`)}</h3>
              <dl className="flex flex-col gap-1">
                {lines.map(({ line, commands }) => (
                  <div key={line} className="flex items-baseline gap-3">
                    <dt className="flex w-24 shrink-0 flex-wrap gap-1">
                      {commands.flatMap(keysOf).map((text) => (
                        <Kbd key={text}>{text}</Kbd>
                      ))}
                    </dt>
                    <dd className="min-w-0">{t(`key.${line}` as 'key.move')}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
