'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Kbd } from '@/components/ui/kbd';
import { ERROR_TYPE_FACTS, ERROR_TYPES, type ErrorType, type Stage } from '@/lib/typology/error-type';

interface Props {
  /** The one that the arrows are on. */
  at: number;
  /** Other is chosen, and its stage is to be named. */
  naming: boolean;
  onPick(type: ErrorType, stage: Stage | null): void;
  onNaming(): void;
  onHover(at: number): void;
}

/** The eleven types with their keys; the one under the arrows says what it means and shows a minimal pair. */
export function TypePicker({ at, naming, onPick, onNaming, onHover }: Props) {
  const t = useTranslations('typology');
  const w = useTranslations('workspace');
  const current = ERROR_TYPES[at]!;
  return (
    <div role="group" aria-label={w('pickType')} className="border-y border-accent-line bg-raised px-3 py-3">
      <ul className="flex flex-wrap gap-1.5">
        {ERROR_TYPES.map((type, index) => (
          <li key={type}>
            <button
              type="button"
              aria-current={index === at}
              onPointerEnter={() => onHover(index)}
              onFocus={() => onHover(index)}
              onClick={() => (type === 'Other' ? onNaming() : onPick(type, null))}
              className={cx(
                'flex items-center gap-1.5 rounded-md px-1 py-0.5',
                index === at && 'bg-selected-soft',
              )}
            >
              <Kbd>{ERROR_TYPE_FACTS[type].key.slice(3)}</Kbd>
              <Badge tone={ERROR_TYPE_FACTS[type].category}>{t(`${type}.name`)}</Badge>
            </button>
          </li>
        ))}
      </ul>
      {naming ? (
        <p className="mt-2 flex items-center gap-2 text-sm">
          {w('whichStage')}
          {(['fact', 'logic'] as const).map((stage) => (
            <Button key={stage} size="sm" onClick={() => onPick('Other', stage)}>
              <Kbd>{stage === 'fact' ? 'F' : 'L'}</Kbd> {w(`stage.${stage}`)}
            </Button>
          ))}
        </p>
      ) : (
        <div className="mt-2 text-sm text-ink-2">
          <p>{t(`${current}.definition`)}</p>
          <p className="mt-0.5 text-ink-3">{t(`${current}.example`)}</p>
        </div>
      )}
    </div>
  );
}
