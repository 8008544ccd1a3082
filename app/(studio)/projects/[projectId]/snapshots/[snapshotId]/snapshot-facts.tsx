import { useFormatter, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { CopyField } from '@/components/ui/form/copy-field';
import type { SnapshotView } from '@/lib/snapshot/view-schema';

/** Who had a snapshot made and when, its hash, and its terms. */
export function SnapshotFacts({ snapshot }: { snapshot: SnapshotView }) {
  const t = useTranslations('snapshots');
  const format = useFormatter();
  const { content, createdBy, createdAt, deletedAt, manifest, terms } = snapshot;
  const time = (iso: string): string =>
    format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'medium' });
  const items = [
    { term: t('content'), value: t(`contents.${content}.name`) },
    {
      term: t('column.made'),
      value: createdBy === null ? time(createdAt) : `${time(createdAt)} · ${createdBy}`,
    },
    // What splits there are has a table of its own.
    ...(manifest?.splits.length === 0 ? [{ term: t('splits'), value: t('notSplit') }] : []),
    ...(deletedAt ? [{ term: t('deleted'), value: time(deletedAt) }] : []),
    ...(['licence', 'citation', 'contact'] as const).flatMap((name) =>
      terms[name] === ''
        ? []
        : [{ term: t(name), value: <span className="whitespace-pre-wrap">{terms[name]}</span> }],
    ),
    ...(manifest
      ? [
          {
            term: t('column.hash'),
            value: <CopyField value={manifest.hash} label={t('column.hash')} className="max-w-160" />,
          },
        ]
      : []),
  ];
  return <DescriptionList items={items} />;
}
