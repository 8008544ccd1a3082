'use client';

import { type LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/overlay/tooltip';

interface Props {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  onClick: () => void;
}

/** One way from page to page of a list. */
export function StepButton({ label, icon: Icon, disabled, onClick }: Props) {
  return (
    <Tooltip label={label}>
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={label}
        focusableWhenDisabled
        disabled={disabled}
        onClick={onClick}
      >
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}
