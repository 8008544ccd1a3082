'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';

interface Props {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Whether the address may lead to this machine or its network, and what that opens. */
export function PrivateField({ checked, onCheckedChange }: Props) {
  const t = useTranslations('endpoints');
  return (
    <OptionLine
      control={<Checkbox name="allowPrivate" checked={checked} onCheckedChange={onCheckedChange} />}
      label={t('allowPrivate')}
      hint={t('allowPrivateHint')}
    />
  );
}
