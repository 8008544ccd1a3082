import type { GoldRule } from '@/lib/adjudication/gold-rule';
import type { ContentRecord } from '../../contents/native/project-content';
import { type NativeRecord, sampleRecord } from '../../contents/native/record';
import { pseudonymsOf, withoutNames } from '../../contents/pseudonyms';
import { contentOf } from '../../contents/registry';
import type { ExportOptions } from '../../formats/export-options';
import { exportFormatOf } from '../../formats/registry';
import type { LoadedPerson } from '../native/load-people';
import type { FileWriter } from '../writer/file-writer';
import type { ExportedFor } from './load-annotations';
import { loadStored } from './load-stored';
import { mapSamples } from './map-samples';

/** What a file of a project is made of. */
export interface ProjectSource {
  reader: ExportedFor;
  options: ExportOptions;
  rule: GoldRule | null;
  /** Whose names stand nowhere in the file; null where names are told. */
  pseudonymous: LoadedPerson[] | null;
  /** Null where samples alone are told: in an annotator's file, which holds what they see on screen, and in gold. */
  people: LoadedPerson[] | null;
  project: ContentRecord[];
}

/** A project as a file. */
export const projectWriter: FileWriter<ProjectSource> = {
  name: 'project',
  write(source) {
    const content = contentOf(source.options.content);
    return exportFormatOf(source.options.format).write(records(source), content);
  },
};

/** The records of a file, page by page: those of the project, then its samples. */
async function* records(source: ProjectSource): AsyncGenerator<NativeRecord[]> {
  const { reader, options, rule, pseudonymous, people, project } = source;
  const names = pseudonymous && pseudonymsOf(pseudonymous);
  if (project.length > 0) yield project;
  for await (const page of loadStored(reader, options, { people }))
    yield await mapSamples(page, (sample) =>
      sampleRecord(names ? withoutNames(sample, names) : sample, rule),
    );
}
