import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { toProviderRefusal } from '@/lib/auth/oidc/refusal';

/** Why a sign-in by the provider came to nothing, in words of ours; nothing for what an address may say otherwise. */
export function ProviderRefusal({ reason }: { reason: string | undefined }) {
  const t = useTranslations('auth.provider.refused');
  const known = toProviderRefusal(reason);
  return (
    known && (
      <Callout kind="danger" role="alert" className="mb-5">
        {t(known)}
      </Callout>
    )
  );
}
