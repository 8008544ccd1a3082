'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import type { EndpointView } from '@/lib/llm/server/endpoint-view';

interface Props {
  endpoint?: EndpointView;
  error: (path: string) => string | undefined;
}

/** How much at once, and how long one call may take. */
export function LimitFields({ endpoint, error }: Props) {
  const t = useTranslations('endpoints');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('maxInFlight')}
        name="maxInFlight"
        hint={t('maxInFlightHint')}
        error={error('maxInFlight')}
      >
        <Input name="maxInFlight" inputMode="numeric" defaultValue={String(endpoint?.maxInFlight ?? 8)} />
      </Field>
      <Field
        label={t('timeout')}
        name="timeoutSeconds"
        hint={t('timeoutHint')}
        error={error('timeoutSeconds')}
      >
        <Input
          name="timeoutSeconds"
          inputMode="numeric"
          defaultValue={String(endpoint?.timeoutSeconds ?? 120)}
        />
      </Field>
    </div>
  );
}
