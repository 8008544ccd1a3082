'use client';

import { useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { Select } from '@/components/ui/form/select';
import { PROJECT_ROLES, type ProjectRole } from '@/lib/project/access';
import { setRole } from './actions';
import { RemoveMember } from './remove-member';

interface Member {
  userId: string;
  name: string;
  email: string;
  role: ProjectRole;
}

interface Props {
  projectId: string;
  members: readonly Member[];
  me: string | null;
  archived: boolean;
}

/** Who is in the project, as what. */
export function MemberSection({ projectId, members, me, archived }: Props) {
  const t = useTranslations('projects.settings');
  const roles = useTranslations('common.role');
  const act = useOperation();
  return (
    <Section title={t('members')}>
      {members.length === 0 && <p className="text-ink-3">{t('nobody')}</p>}
      <ul className="divide-y divide-line">
        {members.map(({ userId, name, email, role }) => (
          <li key={userId} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <div className="min-w-0 flex-1 basis-52">
              <p className="flex items-center gap-2">
                <span className="truncate font-medium">{name}</span>
                {userId === me && <Badge>{t('you')}</Badge>}
              </p>
              <p className="truncate text-sm text-ink-3">{email}</p>
            </div>
            <Select
              aria-label={t('roleOf', { name })}
              className="w-36"
              value={role}
              disabled={archived}
              onValueChange={(next) =>
                act.start(
                  () => setRole({ projectId, userId, role: next }),
                  t('roleSet', { name, role: roles(next) }),
                )
              }
              options={PROJECT_ROLES.map((value) => ({ value, label: roles(value) }))}
            />
            <RemoveMember projectId={projectId} member={{ userId, name }} self={userId === me} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
