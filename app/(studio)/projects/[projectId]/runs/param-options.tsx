'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';
import type { ParamField } from '@/lib/consistency/param-fields';
import { messageOr } from '@/lib/i18n/message-or';
import { paramField } from './read-fields';

/** The parameters of a method that a person may set, a line each. */
export function ParamOptions({ method, fields }: { method: string; fields: readonly ParamField[] }) {
  const m = useTranslations('methods');
  return fields.map(({ key, description }) => (
    <OptionLine
      key={key}
      control={<Checkbox name={paramField(key)} />}
      label={messageOr(m, `${method}.params.${key}.label`, description)}
      hint={messageOr(m, `${method}.params.${key}.hint`, '')}
    />
  ));
}
