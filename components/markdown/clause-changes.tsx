import { useTranslations } from 'next-intl';
import { type Clause } from '@/lib/guideline/clause';
import { type ClauseChange } from '@/lib/guideline/diff-clauses';

/** What differs between two versions, clause by clause: a word says what happened, the texts stand below each other. */
export function ClauseChanges({ changes }: { changes: readonly ClauseChange[] }) {
  const t = useTranslations('guidelines');
  if (changes.length === 0) return <p className="mt-2 text-ink-2">{t('noChanges')}</p>;
  return (
    <ul className="mt-2 flex flex-col gap-3">
      {changes.map((change, index) => (
        <li key={index}>
          <p className="text-xs font-medium text-ink-2">{t(`change.${change.kind}`)}</p>
          {change.kind !== 'added' && <Words clause={change.before} as="del" />}
          {change.kind !== 'removed' && <Words clause={change.after} as="ins" />}
        </li>
      ))}
    </ul>
  );
}

function Words({ clause, as: Tag }: { clause: Clause; as: 'del' | 'ins' }) {
  const look =
    Tag === 'del' ? 'border-danger-line text-ink-2' : 'border-confirmed-line text-ink no-underline';
  return (
    <Tag className={`mt-1 block border-l-2 pl-2 whitespace-pre-wrap [overflow-wrap:anywhere] ${look}`}>
      <span className="num mr-1.5">{clause.id}</span>
      <span className="font-medium">{clause.title}</span>
      {clause.text !== '' && `\n${clause.text}`}
    </Tag>
  );
}
