import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { loadGoldSettings } from '@/lib/adjudication/server/gold/load-gold-settings';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import type { ExportedFor } from './load-annotations';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { contentOf } from '../../contents/registry';
import type { ExportOptions } from '../../formats/export-options';
import { fileNameOf, fileStem } from '../../formats/file-name';
import { exportFormatOf } from '../../formats/registry';
import { type NativeRecord, sampleRecord } from '../../contents/native/record';
import type { ContentRecord } from '../../contents/native/project-content';
import { type Pseudonyms, pseudonymsOf, withoutNames } from '../../contents/pseudonyms';
import { loadContent } from '../native/load-content';
import { type LoadedPerson, loadPeople } from '../native/load-people';
import { loadStored } from './load-stored';
import { mapSamples } from './map-samples';

export interface ProjectExport {
  fileName: string;
  contentType: string;
  /** Reading goes on only as they are taken. */
  bytes: AsyncIterable<Uint8Array>;
  /** Of bytes that are always the same, and can be read again: what tells them from all others. */
  etag?: string;
}

/** What a file is made of. */
interface Source {
  reader: ExportedFor;
  options: ExportOptions;
  rule: GoldRule | null;
  names: Pseudonyms | null;
  /** Null where samples alone are told: in an annotator's file, which holds what they see on screen, and in gold. */
  people: LoadedPerson[] | null;
  project: ContentRecord[];
}

/**
 * A project as a file; who takes it, and whether with names, is in the audit log. An annotator's holds what they see on
 * screen: their own annotations, and the methods' that are not kept from them.
 */
export async function exportProject(
  ctx: Ctx,
  projectId: string,
  input: ExportOptions,
): Promise<ProjectExport> {
  const project = await requireProject(ctx, projectId, 'read');
  const reader = { projectId, visibility: visibilityOf(ctx.actor, project.role) };
  const all = 'all' in reader.visibility;
  const options = { ...input, pseudonyms: (input.pseudonyms ?? false) || !project.may.names };
  const [content, format] = [contentOf(options.content), exportFormatOf(options.format)];
  if (!format.contents.includes(content.id))
    fail({ code: 'invalid', issues: [{ path: 'content', code: 'invalid_value' }] });
  const source = await inTx(ctx, async (tx): Promise<Source> => {
    await recordAudit(tx, {
      action: 'export.download',
      objectType: 'project',
      objectId: projectId,
      projectId,
      after: { ...options },
    });
    // Gold tells what others said: it is for those who see everybody's labels.
    const rule = all ? (await loadGoldSettings(tx.db, projectId)).rule : null;
    const named = await loadPeople(tx.db, projectId, options.pseudonyms);
    const names = options.pseudonyms ? pseudonymsOf(named) : null;
    const whole = all && !content.annotationsFixed;
    return {
      reader,
      options: content.annotationsFixed ? { ...options, annotations: 'people' } : options,
      rule,
      names,
      people: whole ? named : null,
      project: whole ? await loadContent(tx.db, projectId, named, names) : [],
    };
  });
  return {
    fileName: fileNameOf(fileStem(project.name), content, format),
    contentType: format.contentType,
    bytes: format.write(records(source), content),
  };
}

/** The records of a file, page by page: those of the project, then its samples. */
async function* records(source: Source): AsyncGenerator<NativeRecord[]> {
  const { reader, options, rule, names, people, project } = source;
  if (project.length > 0) yield project;
  for await (const page of loadStored(reader, options, { people }))
    yield await mapSamples(page, (sample) =>
      sampleRecord(names ? withoutNames(sample, names) : sample, rule),
    );
}
