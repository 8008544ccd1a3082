'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode } from 'react';
import { ToastArea } from '@/components/ui/overlay/toast';
import { TooltipArea } from '@/components/ui/overlay/tooltip';

/** What every screen stands in. Style elements of Base UI are off (the policy forbids them); globals.css has their rules. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <TooltipArea>
        <ToastArea>{children}</ToastArea>
      </TooltipArea>
    </CSPProvider>
  );
}
