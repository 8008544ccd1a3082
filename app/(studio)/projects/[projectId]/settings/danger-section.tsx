'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useOperation } from '@/components/error-text/use-operation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { Section } from '@/components/ui/section';
import { deleteForGood, setArchived } from './actions';

interface Props {
  projectId: string;
  name: string;
  archived: boolean;
  /** Names of the owners, for whoever may not delete it. */
  deletedBy: readonly string[] | null;
  holds: { samples: number; annotations: number; members: number; runs: number; imports: number };
}

/** Archiving a project, and for owners deleting it, apart from the other settings, each with its consequences. */
export function DangerSection({ projectId, name, archived, deletedBy, holds }: Props) {
  const t = useTranslations('projects.settings');
  const format = useFormatter();
  const act = useOperation();
  return (
    <Section title={t('danger')} tone="danger">
      <div className="divide-y divide-line">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-4">
          <p className="max-w-[60ch] min-w-0 flex-1 basis-72 text-ink-2">
            {archived ? t('unarchiveText') : t('archiveText')}
          </p>
          {archived ? (
            <Button
              busy={act.busy}
              onClick={() => act.start(() => setArchived({ projectId, archived: false }), t('unarchived'))}
            >
              {t('unarchive')}
            </Button>
          ) : (
            <Button
              busy={act.busy}
              onClick={() => act.start(() => setArchived({ projectId, archived: true }), t('nowArchived'))}
            >
              {t('archive')}
            </Button>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4">
          <p className="max-w-[60ch] min-w-0 flex-1 basis-72 text-ink-2">
            {deletedBy === null
              ? t('deleteHint')
              : t('deleteAsk', { owners: format.list(deletedBy, { type: 'disjunction' }) })}
          </p>
          {deletedBy === null && (
            <ConfirmDialog
              title={t('deleteTitle', { name })}
              description={t('deleteText')}
              action={t('deleteConfirm')}
              trigger={<Button variant="danger">{t('delete')}</Button>}
              typed={{ expected: name, label: t('deleteType', { name }) }}
              onConfirm={async (typed) =>
                (await act.run(() => deleteForGood({ projectId, name: typed }))) !== null
              }
            >
              <ul className="num list-disc space-y-1 pl-5 text-base">
                {COUNTED.filter((what) => holds[what] > 0).map((what) => (
                  <li key={what}>{t(`holds.${what}`, { count: holds[what] })}</li>
                ))}
              </ul>
              <p>{t('logStays')}</p>
            </ConfirmDialog>
          )}
        </div>
      </div>
    </Section>
  );
}

const COUNTED = ['samples', 'annotations', 'runs', 'imports', 'members'] as const;
