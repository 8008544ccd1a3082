'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type ListedToken, TokenList } from '@/components/api-tokens/token-list';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { CopyField } from '@/components/ui/form/copy-field';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { revokeMyToken } from '../actions';
import { NewTokenDialog } from './new-token-dialog';

interface Props {
  tokens: readonly ListedToken[];
  projects: readonly { id: string; name: string }[];
}

/** One's own API tokens, and a new one, whose secret stands here until the page is left. */
export function TokenSection({ tokens, projects }: Props) {
  const t = useTranslations('tokens');
  const act = useOperation();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Section
      title={t('title')}
      description={t('text')}
      actions={<Button onClick={() => setOpen(true)}>{t('add')}</Button>}
    >
      {secret !== null && (
        <Callout kind="success" role="status" title={t('made')} className="mb-3">
          <CopyField value={secret} label={t('secret')} className="mt-2" />
        </Callout>
      )}
      <TokenList
        tokens={tokens}
        onRevoke={async (tokenId) => (await act.run(() => revokeMyToken({ tokenId }), t('revoked'))) !== null}
      />
      <p className="mt-3 text-sm text-ink-2">
        {t.rich('reference', { reference: (name) => <TextLink href="/api-reference">{name}</TextLink> })}
      </p>
      {open && (
        <NewTokenDialog
          projects={projects}
          onClose={() => setOpen(false)}
          onMade={(made) => {
            setSecret(made);
            setOpen(false);
          }}
        />
      )}
    </Section>
  );
}
