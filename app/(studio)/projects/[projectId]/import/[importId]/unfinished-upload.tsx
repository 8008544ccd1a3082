import type { ImportView } from '@/lib/exchange/import/view';
import { Upload } from '../upload';
import { CancelImport } from './cancel-import';
import { ImportProgress } from './import-progress';

/** How far an upload is that nobody on this screen is sending, and the ways on: the same file again, or none. */
export function UnfinishedUpload({ projectId, row }: { projectId: string; row: ImportView }) {
  const idle = (
    <>
      <ImportProgress row={row} />
      <CancelImport importId={row.id} />
    </>
  );
  return <Upload projectId={projectId} unfinished={[row]} only={row} idle={idle} />;
}
