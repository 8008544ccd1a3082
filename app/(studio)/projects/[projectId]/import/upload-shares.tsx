import { useTranslations } from 'next-intl';
import type { UploadUse } from '@/lib/exchange/server/upload/upload-use';

const inMebibytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

/** What uploaded files that wait take up of the shares of the person and the project. */
export function UploadShares({ use: { person, project } }: { use: UploadUse }) {
  const t = useTranslations('import');
  if (!person) return null;
  return (
    <p className="num text-sm text-ink-2">
      {t('ownUse', {
        used: inMebibytes(person.used),
        limit: inMebibytes(person.limit),
        projectUsed: inMebibytes(project.used),
        projectLimit: inMebibytes(project.limit),
      })}
    </p>
  );
}
