'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode } from 'react';
import { ToastArea } from '@/components/ui/overlay/toast';
import { TooltipArea } from '@/components/ui/overlay/tooltip';

/**
 * Context providers of every page. Base UI's style elements are off (the content security policy forbids them);
 * globals.css has their rules.
 */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <TooltipArea>
        <ToastArea>{children}</ToastArea>
      </TooltipArea>
    </CSPProvider>
  );
}
