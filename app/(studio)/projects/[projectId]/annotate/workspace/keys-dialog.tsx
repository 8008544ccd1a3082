'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { useModifier } from './use-modifier';

const GROUPS = [
  {
    name: 'judge',
    keys: [
      ['J / K', 'move'],
      ['↵', 'accept'],
      ['C', 'consistent'],
      ['X', 'type'],
      ['U', 'unsure'],
      ['V', 'stages'],
      ['M', 'note'],
      ['R', 'steps'],
      ['⇧J / ⇧K', 'difference'],
      ['G', 'guideline'],
      ['I', 'talk'],
    ],
  },
  {
    name: 'segments',
    keys: [
      ['[', 'split'],
      ['← / →', 'caret'],
      [']', 'merge'],
      ['T', 'edit'],
    ],
  },
  {
    name: 'sample',
    keys: [
      ['Z / ⇧Z', 'undo'],
      ['F', 'flag'],
      ['mod ↵', 'submit'],
      ['?', 'keys'],
      ['Esc', 'leave'],
    ],
  },
  {
    name: 'evidence',
    keys: [
      ['E', 'evidence'],
      ['↑ / ↓', 'sentence'],
      ['⇧ ↑ / ⇧ ↓', 'extend'],
      ['← / →', 'end'],
      ['O', 'otherEnd'],
      ['S / D', 'mark'],
      ['⇧N', 'notFound'],
      ['⌫', 'drop'],
      ['A', 'take'],
      ['N / P', 'next'],
      ['/', 'find'],
      ['F / ⇧F', 'hit'],
      ['O', 'outline'],
    ],
  },
] as const;

/** Every key, by what it is for. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('workspace');
  const modifier = useModifier();
  return (
    <Dialog open onOpenChange={onClose} title={t('keys')} description={t('keysText')} width="lg">
      <div
        role="region"
        aria-label={t('keys')}
        tabIndex={0}
        className="-mx-1 max-h-[calc(100dvh-11rem)] gap-8 overflow-y-auto px-1 -outline-offset-2 sm:columns-2"
      >
        {GROUPS.map(({ name, keys }) => (
          <section key={name} className="mb-4 break-inside-avoid">
            <h3 className="mb-1.5 text-xs font-medium text-ink-3">{t(`keyGroup.${name}`)}</h3>
            <dl className="flex flex-col gap-1">
              {keys.map(([key, what]) => (
                <div key={what} className="flex items-baseline gap-3">
                  <dt className="flex w-24 shrink-0 flex-wrap gap-1">
                    {key.split(' / ').map((one) => (
                      <Kbd key={one}>{one.replace('mod', modifier)}</Kbd>
                    ))}
                  </dt>
                  <dd className="min-w-0">{t(`key.${what}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
