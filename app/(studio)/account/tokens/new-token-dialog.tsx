'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, useTransition } from 'react';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import { Dialog, DialogClose } from '@/components/ui/overlay/dialog';
import type { TokenScope } from '@/lib/operation/scope';
import { makeToken } from '../actions';
import { ScopeFields } from './scope-fields';

const DAYS = ['7', '30', '90', '365'] as const;
const ALL = 'all';

interface Props {
  projects: readonly { id: string; name: string }[];
  onClose: () => void;
  onMade: (secret: string) => void;
}

/** What a new token is called, opens and may do, and how long it lives. */
export function NewTokenDialog({ projects, onClose, onMade }: Props) {
  const t = useTranslations('tokens.dialog');
  const common = useTranslations('common');
  const act = useOperation();
  const [busy, start] = useTransition();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [project, setProject] = useState(ALL);
  const [days, setDays] = useState<(typeof DAYS)[number]>('90');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [tried, setTried] = useState(false);
  const make = () => {
    setTried(true);
    if (scopes.length === 0) return;
    start(async () => {
      const projectId = project === ALL ? null : project;
      const made = await act.run(() =>
        makeToken({ name, projectId, scopes: [...scopes], days: Number(days) }),
      );
      if (made) onMade(made.value.secret);
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      initialFocus={field}
      title={t('title')}
      footer={
        <>
          <DialogClose render={<Button>{common('cancel')}</Button>} />
          <Button variant="primary" type="submit" form="new-token" busy={busy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form
        id="new-token"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <Field label={t('name')} name="name">
          <Input
            ref={field}
            name="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={100}
            autoComplete="off"
            placeholder={t('nameExample')}
            required
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
          <Field label={t('project')} name="project">
            <Select
              value={project}
              onValueChange={setProject}
              options={[
                { value: ALL, label: t('allProjects') },
                ...projects.map(({ id, name: label }) => ({ value: id, label })),
              ]}
            />
          </Field>
          <Field label={t('days')} name="days">
            <Select
              value={days}
              onValueChange={setDays}
              options={DAYS.map((value) => ({ value, label: t('day', { count: Number(value) }) }))}
            />
          </Field>
        </div>
        <ScopeFields onChange={setScopes} error={tried && scopes.length === 0 && t('noScopes')} />
      </form>
    </Dialog>
  );
}
