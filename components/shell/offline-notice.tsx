'use client';

import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** A line below the bar while the browser has no connection. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-shell>
      {!online && (
        <p className="flex items-center gap-2 border-b border-needs-line bg-needs-soft px-4 py-1.5 text-sm text-needs">
          <WifiOff aria-hidden className="size-4" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
