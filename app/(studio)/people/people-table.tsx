'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { PersonActions } from './person-actions';
import type { PersonRow } from './person';

/** Everybody with an account. */
export function PeopleTable({ users, me }: { users: readonly PersonRow[]; me: string | null }) {
  const t = useTranslations('people');
  const format = useFormatter();
  return (
    <Table aria-label={t('title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('person')}</TableHeader>
          <TableHeader>{t('role')}</TableHeader>
          <TableHeader className="text-right">{t('projects')}</TableHeader>
          <TableHeader>{t('signInWith')}</TableHeader>
          <TableHeader>{t('signedIn')}</TableHeader>
          <TableHeader>
            <span className="sr-only">{t('actions')}</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id} className={user.disabled ? 'text-ink-3' : undefined}>
            <TableCell className="max-w-100 min-w-52">
              <p className="flex items-center gap-2 text-base">
                <span className="truncate font-medium">{user.name}</span>
                {user.id === me && <Badge>{t('you')}</Badge>}
                {user.bound && <Badge>{t('bound')}</Badge>}
                {user.disabled && <Badge tone="needs">{t('disabled')}</Badge>}
              </p>
              <p className="truncate text-ink-3">{user.email}</p>
            </TableCell>
            <TableCell>
              {user.role === 'owner' ? <Badge tone="accent">{t('owner')}</Badge> : t('member')}
            </TableCell>
            <TableCell className="text-right">{format.number(user.projects)}</TableCell>
            <TableCell className="whitespace-nowrap">
              {t(user.secondFactor ? 'withSecondFactor' : 'password')}
            </TableCell>
            <TableCell className="whitespace-nowrap">
              {user.signedInAt ? t('since', { date: format.dateTime(user.signedInAt, DATE) }) : t('nowhere')}
            </TableCell>
            <TableCell className="w-10 text-right">
              <PersonActions person={user} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const DATE = { dateStyle: 'medium' } as const;
