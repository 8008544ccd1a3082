import { loadGoldSettings } from '@/lib/adjudication/server/gold/load-gold-settings';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { contentOf } from '../../contents/registry';
import type { ExportOptions } from '../../formats/export-options';
import { fileNameOf, fileStem } from '../../formats/file-name';
import { exportFormatOf } from '../../formats/registry';
import { pseudonymsOf } from '../../contents/pseudonyms';
import { loadContent } from '../native/load-content';
import { loadPeople } from '../native/load-people';
import { LARGE, writtenBy } from '../writer/file-writer';
import { type ProjectSource, projectWriter } from './project-writer';

export interface ProjectExport {
  fileName: string;
  contentType: string;
  /** Reading goes on only as they are taken. */
  bytes: AsyncIterable<Uint8Array>;
  /** Of bytes that are always the same, and can be read again: what tells them from all others. */
  etag?: string;
}

/**
 * A project as a file; who takes it, and whether with names, is in the audit log. An annotator's holds what they see on
 * screen: their own annotations, and the methods' that are not kept from them. What is made of gold is refused to them.
 */
export async function exportProject(
  ctx: Ctx,
  projectId: string,
  input: ExportOptions,
): Promise<ProjectExport> {
  const [content, format] = [contentOf(input.content), exportFormatOf(input.format)];
  const project = await requireProject(ctx, projectId, content.ofGold ? 'figures' : 'read');
  const reader = { projectId, visibility: visibilityOf(ctx.actor, project.role) };
  const all = 'all' in reader.visibility;
  const options = { ...input, pseudonyms: (input.pseudonyms ?? false) || !project.may.names };
  if (!format.contents.includes(content.id))
    fail({ code: 'invalid', issues: [{ path: 'content', code: 'invalid_value' }] });
  const source = await inTx(ctx, async (tx): Promise<ProjectSource> => {
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
    const pseudonymous = options.pseudonyms ? named : null;
    const names = pseudonymous && pseudonymsOf(pseudonymous);
    const whole = all && !content.annotationsFixed;
    return {
      reader,
      options: content.annotationsFixed ? { ...options, annotations: 'people' } : options,
      rule,
      pseudonymous,
      people: whole ? named : null,
      project: whole ? await loadContent(tx.db, projectId, named, names) : [],
    };
  });
  const samples = await ctx.db.sample.count({ where: { projectId }, take: LARGE });
  return {
    fileName: fileNameOf(fileStem(project.name), content, format),
    contentType: format.contentType,
    bytes: writtenBy(projectWriter, source, samples),
  };
}
