'use client';

import {
  Ban,
  CircleCheck,
  Ellipsis,
  KeyRound,
  LogOut,
  ShieldCheck,
  ShieldOff,
  SmartphoneNfc,
  Unlink,
  UserX,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlay/menu';
import { resetFactor, setDisabled, setRole, signOut, unbind } from './actions';
import { EraseDialog } from './erase-dialog';
import type { PersonRow } from './person';
import { ResetDialog } from './reset-dialog';

type Asked = 'reset' | 'disable' | 'factor' | 'owner' | 'unbind' | 'erase' | null;

/** An owner's actions on one person; disabling somebody or making them an owner asks for confirmation. */
export function PersonActions({ person }: { person: PersonRow }) {
  const t = useTranslations('people');
  const act = useOperation();
  const [asked, ask] = useState<Asked>(null);
  const { id, name, role, disabled, secondFactor, bound } = person;
  const shown = (what: Asked) => ({ open: asked === what, onOpenChange: () => ask(null) });
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" size="icon-sm" aria-label={t('actionsFor', { name })} busy={act.busy}>
            {!act.busy && <Ellipsis aria-hidden />}
          </Button>
        }
      >
        <MenuItem icon={<KeyRound aria-hidden />} onClick={() => ask('reset')}>
          {t('reset.menu')}
        </MenuItem>
        {secondFactor && (
          <MenuItem icon={<SmartphoneNfc aria-hidden />} onClick={() => ask('factor')}>
            {t('resetFactor.menu')}
          </MenuItem>
        )}
        <MenuItem
          icon={<LogOut aria-hidden />}
          onClick={() => act.start(() => signOut({ userId: id }), t('signedOut', { name }))}
        >
          {t('signOut')}
        </MenuItem>
        {bound && (
          <MenuItem icon={<Unlink aria-hidden />} onClick={() => ask('unbind')}>
            {t('unbind.menu')}
          </MenuItem>
        )}
        <MenuSeparator />
        {role === 'member' ? (
          <MenuItem icon={<ShieldCheck aria-hidden />} onClick={() => ask('owner')}>
            {t('makeOwner.menu')}
          </MenuItem>
        ) : (
          <MenuItem
            icon={<ShieldOff aria-hidden />}
            onClick={() => act.start(() => setRole({ userId: id, role: 'member' }), t('isMember', { name }))}
          >
            {t('makeMember')}
          </MenuItem>
        )}
        {disabled ? (
          <MenuItem
            icon={<CircleCheck aria-hidden />}
            onClick={() =>
              act.start(() => setDisabled({ userId: id, disabled: false }), t('enabled', { name }))
            }
          >
            {t('enable')}
          </MenuItem>
        ) : (
          <MenuItem icon={<Ban aria-hidden />} onClick={() => ask('disable')}>
            {t('disable.menu')}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger icon={<UserX aria-hidden />} onClick={() => ask('erase')}>
          {t('erase.menu')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        {...shown('owner')}
        title={t('makeOwner.title', { name })}
        description={t('makeOwner.text')}
        action={t('makeOwner.action')}
        tone="primary"
        onConfirm={async () =>
          (await act.run(() => setRole({ userId: id, role: 'owner' }), t('isOwner', { name }))) !== null
        }
      />
      <ConfirmDialog
        {...shown('factor')}
        title={t('resetFactor.title', { name })}
        description={t('resetFactor.text')}
        action={t('resetFactor.action')}
        onConfirm={async () =>
          (await act.run(() => resetFactor({ userId: id }), t('resetFactor.done', { name }))) !== null
        }
      />
      <ConfirmDialog
        {...shown('unbind')}
        title={t('unbind.title', { name })}
        description={t('unbind.text')}
        action={t('unbind.action')}
        onConfirm={async () =>
          (await act.run(() => unbind({ userId: id }), t('unbind.done', { name }))) !== null
        }
      />
      <ConfirmDialog
        {...shown('disable')}
        title={t('disable.title', { name })}
        description={t('disable.text')}
        action={t('disable.action')}
        onConfirm={async () =>
          (await act.run(() => setDisabled({ userId: id, disabled: true }), t('isDisabled', { name }))) !==
          null
        }
      />
      {asked === 'reset' && <ResetDialog person={person} onClose={() => ask(null)} />}
      {asked === 'erase' && <EraseDialog person={person} onClose={() => ask(null)} />}
    </>
  );
}
