'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { ProjectRole } from '@/lib/project/access';
import { revoke } from './actions';
import { InvitationForm } from './invitation-form';

interface Invitation {
  id: string;
  role: ProjectRole;
  expiresAt: Date;
  remark: string | null;
}

interface Props {
  projectId: string;
  invitations: readonly Invitation[];
  archived: boolean;
}

/** New invitations, and those that are still open. */
export function InvitationSection({ projectId, invitations, archived }: Props) {
  const t = useTranslations('projects.settings');
  const roles = useTranslations('common.role');
  const format = useFormatter();
  const act = useOperation();
  if (archived && invitations.length === 0) return null;
  return (
    <Section title={t('invite')} description={t('inviteText')}>
      {!archived && <InvitationForm projectId={projectId} />}
      {invitations.length > 0 && (
        <>
          <h3 className="mt-5 text-sm font-medium text-ink-2">{t('openLinks')}</h3>
          <ul className="mt-1 divide-y divide-line">
            {invitations.map(({ id, role, expiresAt, remark }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <p className="min-w-0 flex-1 basis-52">
                  <span className="font-medium">{roles(role)}</span>
                  {remark && <span className="text-ink-2"> · {remark}</span>}
                  <span className="num block text-sm text-ink-3">
                    {t('expires', { date: format.dateTime(expiresAt, DATE) })}
                  </span>
                </p>
                <Button
                  variant="quiet"
                  aria-label={t('revokeThis', { role: roles(role), remark: remark ?? '' })}
                  onClick={() => act.start(() => revoke({ projectId, linkId: id }), t('revoked'))}
                >
                  {t('revoke')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

const DATE = { dateStyle: 'medium', timeStyle: 'short' } as const;
