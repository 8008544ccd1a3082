'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Select } from '@/components/ui/form/select';
import { SCOPES, type TokenScope } from '@/lib/operation/scope';

const KINDS = ['projects', 'samples', 'annotations', 'runs', 'rounds', 'gold', 'people'] as const;
const LEVELS = ['none', 'read', 'write'] as const;
type Kind = (typeof KINDS)[number];
type Level = (typeof LEVELS)[number];

interface Props {
  onChange: (scopes: readonly TokenScope[]) => void;
  /** A sentence that says what is wrong; announced when present. */
  error: ReactNode;
}

/** For each kind of thing: no access, reading, or changing, which holds reading. */
export function ScopeFields({ onChange, error }: Props) {
  const t = useTranslations('tokens');
  const id = useId();
  const [levels, setLevels] = useState<Partial<Record<Kind, Level>>>({});
  const choose = (kind: Kind, level: Level) => {
    const next = { ...levels, [kind]: level };
    setLevels(next);
    onChange(scopesOf(next));
  };
  return (
    <fieldset aria-describedby={id}>
      <legend className="text-sm font-medium">{t('dialog.scopes')}</legend>
      <p id={id} className="text-sm text-ink-3">
        {t('dialog.scopesText')}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {KINDS.map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-3 py-1.5">
            <span>{t(`kinds.${kind}`)}</span>
            <Select
              aria-label={t(`kinds.${kind}`)}
              className="w-40 shrink-0"
              value={levels[kind] ?? 'none'}
              onValueChange={(level) => choose(kind, level)}
              options={LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const scopesOf = (levels: Partial<Record<Kind, Level>>): TokenScope[] =>
  SCOPES.filter((scope) => {
    const [kind, level] = scope.split(':') as [Kind, Level];
    return levels[kind] === level;
  });
