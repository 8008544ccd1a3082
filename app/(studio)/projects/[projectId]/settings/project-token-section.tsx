'use client';

import { useTranslations } from 'next-intl';
import { type ListedToken, TokenList } from '@/components/api-tokens/token-list';
import { useOperation } from '@/components/error-text/use-operation';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { revokeToken } from './actions';

/** The API tokens for this project alone, which its leads see and end. */
export function ProjectTokenSection({
  projectId,
  tokens,
}: {
  projectId: string;
  tokens: readonly ListedToken[];
}) {
  const t = useTranslations('tokens');
  const act = useOperation();
  return (
    <Section title={t('title')} description={t('projectText')}>
      <TokenList
        tokens={tokens}
        onRevoke={async (tokenId) =>
          (await act.run(() => revokeToken({ projectId, tokenId }), t('revoked'))) !== null
        }
      />
      <p className="mt-3 text-sm text-ink-2">
        {t.rich('projectHint', { account: (name) => <TextLink href="/account">{name}</TextLink> })}
      </p>
    </Section>
  );
}
