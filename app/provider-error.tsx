import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { toProviderError } from '@/lib/auth/oidc/provider-error';

/** Why a sign-in by the provider came to nothing, in words of ours; nothing for what an address may say otherwise. */
export function ProviderError({ reason }: { reason: string | undefined }) {
  const t = useTranslations('auth.provider.refused');
  const known = toProviderError(reason);
  return (
    known && (
      <Callout kind="danger" role="alert" className="mb-5">
        {t(known)}
      </Callout>
    )
  );
}
