import { stringify } from 'yaml';
import { titleOf } from './card';
import type { FolderSource } from './folder-view';
import { isLicenceId } from './licence-id';

/** CITATION.cff of a snapshot's folder, in the Citation File Format 1.2.0, whose licences are identifiers of SPDX; LICENSE has any other. */
export function folderCitation(source: FolderSource): string {
  const { project, snapshot, manifest } = source;
  const { licence, citation } = snapshot.terms;
  return stringify(
    {
      'cff-version': '1.2.0',
      message: citation || 'If you use this data set, please cite it as below.',
      type: 'dataset',
      title: titleOf(source),
      version: String(snapshot.number),
      'date-released': snapshot.createdAt.slice(0, 'YYYY-MM-DD'.length),
      authors: [{ name: project }],
      identifiers: [{ type: 'other', value: `sha256:${manifest.hash}`, description: 'Hash of the snapshot' }],
      ...(isLicenceId(licence) && { license: licence }),
    },
    { lineWidth: 0 },
  );
}
