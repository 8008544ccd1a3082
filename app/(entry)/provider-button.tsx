import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button-style';
import { findProvider } from '@/lib/auth/server/oidc/provider';

/**
 * Signs in through the company's provider; nothing where none is configured. A plain link, so it works without scripts.
 */
export async function ProviderButton({ next }: { next: string }) {
  const provider = findProvider();
  if (!provider) return null;
  const t = await getTranslations('auth.provider');
  return (
    <div className="mt-5 border-t border-line pt-5">
      <a
        href={`/api/auth/oidc/start?next=${encodeURIComponent(next)}`}
        className={buttonStyle({ variant: 'secondary', className: 'w-full' })}
      >
        {t('signIn', { name: provider.name })}
      </a>
    </div>
  );
}
