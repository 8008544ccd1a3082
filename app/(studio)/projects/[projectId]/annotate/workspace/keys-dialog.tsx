'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { TextLink } from '@/components/ui/text-link';
import { type DeskAct, DESK_KEYS } from '@/lib/project/desk-keys';
import { useKeySign } from './desk-key';
import { atSegment } from './use-homing';
import { useModifier } from './use-modifier';

/** Names of acts stand for this person's keys; anything else is the key itself. */
const GROUPS = [
  {
    name: 'judge',
    keys: [
      ['next / previous', 'move'],
      ['↵', 'accept'],
      ['consistent', 'consistent'],
      ['type', 'type'],
      ['unsure', 'unsure'],
      ['stages', 'stages'],
      ['note', 'note'],
      ['steps', 'steps'],
      ['nextDifference / previousDifference', 'difference'],
      ['guideline', 'guideline'],
      ['talk', 'talk'],
    ],
  },
  {
    name: 'segments',
    keys: [
      ['split', 'split'],
      ['← / →', 'caret'],
      ['merge', 'merge'],
      ['edit', 'edit'],
    ],
  },
  {
    name: 'sample',
    keys: [
      ['undo / redo', 'undo'],
      ['flag', 'flag'],
      ['mod ↵', 'submit'],
      ['mod K', 'palette'],
      ['?', 'keys'],
      ['Esc', 'leave'],
    ],
  },
  {
    name: 'evidence',
    keys: [
      ['evidence', 'evidence'],
      ['↑ / ↓', 'sentence'],
      ['⇧ ↑ / ⇧ ↓', 'extend'],
      ['← / →', 'end'],
      ['O', 'otherEnd'],
      ['supports / contradicts', 'mark'],
      ['notFound', 'notFound'],
      ['⌫', 'drop'],
      ['takeEvidence', 'take'],
      ['nextEvidence / previousEvidence', 'next'],
      ['/', 'find'],
      ['F / ⇧F', 'hit'],
      ['outline', 'outline'],
    ],
  },
] as const;

/** Every key, by what it is for. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('workspace');
  const modifier = useModifier();
  const signOf = useKeySign();
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
                      <Kbd key={one}>{isAct(one) ? signOf(one) : one.replace('mod', modifier)}</Kbd>
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

const isAct = (key: string): key is DeskAct => key in DESK_KEYS;
