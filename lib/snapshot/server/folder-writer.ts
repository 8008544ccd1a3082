import type { FileWriter } from '@/lib/exchange/server/writer/file-writer';
import { folderFiles } from '../folder/folder-files';
import type { FolderSource } from '../folder/folder-view';
import { folderTables } from '../folder/tables';
import { loadSnapshot } from './load-snapshot';
import { zipFiles } from './zip-files';

/** A snapshot that is to be written as a folder; its tables follow from its manifest. */
export type Folder = Omit<FolderSource, 'tables'>;

/** A snapshot as the folder that `datasets.load_dataset` takes, in one zip. */
export const folderWriter: FileWriter<Folder> = {
  name: 'folder',
  write(folder) {
    const { snapshot, manifest } = folder;
    const source = { ...folder, tables: folderTables(manifest) };
    return zipFiles(
      folderFiles(source, (split) => loadSnapshot(snapshot.id, split)),
      snapshot.createdAt,
    );
  },
};
