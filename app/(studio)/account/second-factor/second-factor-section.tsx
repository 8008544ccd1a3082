'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { Section } from '@/components/ui/section';
import { beginSecondFactor, renewRecoveryCodes, turnSecondFactorOff } from './actions';
import { CodesDialog } from './codes-dialog';
import { SetUpDialog } from './set-up-dialog';

interface Props {
  email: string;
  /** Null while it is off. */
  factor: { onSince: Date; codesLeft: number } | null;
}

/** Whether a code is asked for after the password, and what changes that. */
export function SecondFactorSection({ email, factor }: Props) {
  const t = useTranslations('account.secondFactor');
  const format = useFormatter();
  const act = useOperation();
  const [fresh, setFresh] = useState<{ secret: string; qr: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Section title={t('title')} description={t('text')}>
      {factor ? (
        <>
          <p>
            {t('on', { date: format.dateTime(factor.onSince, { dateStyle: 'medium' }) })}{' '}
            {t('codesLeft', { count: factor.codesLeft })}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ConfirmDialog
              title={t('renew.title')}
              description={t('renew.text')}
              action={t('renew.confirm')}
              tone="primary"
              trigger={<Button>{t('renew.action')}</Button>}
              onConfirm={async () => {
                const made = await act.run(renewRecoveryCodes);
                if (made) setCodes(made.value);
                return made !== null;
              }}
            />
            <ConfirmDialog
              title={t('turnOff.title')}
              description={t('turnOff.text')}
              action={t('turnOff.action')}
              trigger={<Button>{t('turnOff.action')}</Button>}
              onConfirm={async () => (await act.run(turnSecondFactorOff, t('turnOff.done'))) !== null}
            />
          </div>
        </>
      ) : (
        <>
          <p>{t('off')}</p>
          <Button
            className="mt-3"
            busy={act.busy}
            onClick={() =>
              act.start(async () => {
                const outcome = await beginSecondFactor();
                if (outcome.ok) setFresh(outcome.value);
                return outcome;
              })
            }
          >
            {t('turnOn')}
          </Button>
        </>
      )}
      {fresh && (
        <SetUpDialog
          fresh={fresh}
          onClose={() => setFresh(null)}
          onDone={(made) => {
            setFresh(null);
            setCodes(made);
          }}
        />
      )}
      {codes && <CodesDialog codes={codes} email={email} onClose={() => setCodes(null)} />}
    </Section>
  );
}
