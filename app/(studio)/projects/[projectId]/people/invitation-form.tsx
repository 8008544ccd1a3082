'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { CopyField } from '@/components/ui/form/copy-field';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import { PROJECT_ROLES, type ProjectRole } from '@/lib/project/access';
import { invite } from './actions';

const DAYS = ['1', '7', '30'] as const;

/** Role, time and a remark; then the link, this one time. */
export function InvitationForm({ projectId }: { projectId: string }) {
  const t = useTranslations('projects.settings');
  const roles = useTranslations('common.role');
  const act = useOperation();
  const [busy, start] = useTransition();
  const [role, setRole] = useState<ProjectRole>('annotator');
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const [remark, setRemark] = useState('');
  const [url, setUrl] = useState<string | null>(null);
  const make = () =>
    start(async () => {
      const made = await act.run(() => invite({ projectId, role, days, remark }));
      if (!made) return;
      setUrl(window.location.origin + made.value.path);
      setRemark('');
    });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-[9rem_8rem_1fr]">
        <Field label={t('role')} name="role">
          <Select
            value={role}
            onValueChange={setRole}
            options={PROJECT_ROLES.map((value) => ({ value, label: roles(value) }))}
          />
        </Field>
        <Field label={t('days')} name="days">
          <Select
            value={days}
            onValueChange={setDays}
            options={DAYS.map((value) => ({ value, label: t('day', { count: Number(value) }) }))}
          />
        </Field>
        <Field label={t('remark')} name="remark" optional>
          <Input
            name="remark"
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
            maxLength={100}
            autoComplete="off"
            placeholder={t('remarkExample')}
          />
        </Field>
      </div>
      <div>
        <Button type="submit" busy={busy}>
          {t('makeLink')}
        </Button>
      </div>
      {url && (
        <Callout kind="success" role="status" title={t('linkReady')}>
          <CopyField value={url} label={t('link')} className="mt-2" />
        </Callout>
      )}
    </form>
  );
}
