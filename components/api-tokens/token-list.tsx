'use client';

import { KeyRound } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';

export interface ListedToken {
  id: string;
  name: string;
  prefix: string;
  scopes: readonly string[];
  project: { name: string } | null;
  /** Who made it, where it may be somebody else. */
  person?: { name: string };
  expiresAt: Date;
  lastUsedAt: Date | null;
}

interface Props {
  tokens: readonly ListedToken[];
  /** Returns whether the token is revoked. */
  onRevoke: (tokenId: string) => Promise<boolean>;
}

/** API tokens, each with what it opens, when it ends, and the way to end it now. */
export function TokenList({ tokens, onRevoke }: Props) {
  const t = useTranslations('tokens');
  if (tokens.length === 0) return <p className="text-base text-ink-3">{t('none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {tokens.map((token) => (
        <li key={token.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5">
          <KeyRound aria-hidden className="mt-1 size-4 text-ink-3" />
          <TokenFacts token={token} />
          <ConfirmDialog
            title={t('revokeTitle', { name: token.name })}
            description={t('revokeText')}
            action={t('revoke')}
            trigger={
              <Button size="sm" aria-label={t('revokeThis', { name: token.name })}>
                {t('revoke')}
              </Button>
            }
            onConfirm={() => onRevoke(token.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function TokenFacts({ token }: { token: ListedToken }) {
  const t = useTranslations('tokens');
  const format = useFormatter();
  const facts = [
    token.person ? t('by', { name: token.person.name }) : (token.project?.name ?? t('allOf')),
    t('expires', { date: format.dateTime(token.expiresAt, { dateStyle: 'medium' }) }),
    token.lastUsedAt ? t('used', { date: format.dateTime(token.lastUsedAt, MOMENT) }) : t('unused'),
  ];
  return (
    <div className="min-w-0 flex-1 basis-52">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{token.name}</span>
        <code className="text-sm text-ink-3">{token.prefix}…</code>
      </p>
      <p className="num text-sm text-ink-3">{facts.join(' · ')}</p>
      <p className="mt-1 flex flex-wrap gap-1">
        {token.scopes.map((scope) => (
          <Badge key={scope}>
            <code>{scope}</code>
          </Badge>
        ))}
      </p>
    </div>
  );
}

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;
