import type { Ctx } from '@/lib/auth/ctx';
import { AppFailure } from '@/lib/errors';
import { askedOf, openAsks, toldOf } from '../../convert/told';
import { parseSettings } from '../../dialect/settings';
import { missingFields } from '../../import/missing-fields';
import { IMPORT_PRESETS } from '../../presets/registry';
import { runInThread } from '../thread/in-thread';
import type { Inspection } from '../../import/view';
import { importView } from './import-view';
import { isFresh } from '../native/is-fresh';
import { loadedBytes } from '../upload/uploaded-bytes';
import { requireImport } from './require-import';
import { secondUpload } from './second-upload';

/** How a file that has arrived will be read, with its first rows as they will be. */
export async function inspectImport(ctx: Ctx, importId: string): Promise<Inspection> {
  const row = await requireImport(ctx, importId);
  const settings = parseSettings(row.settings);
  const file = loadedBytes(ctx.db, row);
  // One that is gone meanwhile is asked for again.
  const joined = await secondUpload(ctx, row, settings).catch((error: unknown) => {
    if (error instanceof AppFailure) return null;
    throw error;
  });
  const second = joined && loadedBytes(ctx.db, joined);
  const read = joined && parseSettings(joined.settings);
  const { rows, empty, content, conversion, notes, paths } = await runInThread(
    'previewFile',
    file,
    settings,
    row.fileName,
    second,
    read,
  );
  const fresh = content !== null && (await isFresh(ctx.db, row.projectId));
  return {
    import: importView(row),
    settings,
    missing: missingFields(settings),
    preview: rows,
    empty,
    content: content && { ...content, fresh },
    presets: IMPORT_PRESETS.map(({ id, name }) => ({ id, name })),
    conversion: conversion && {
      ...conversion,
      second: conversion.second && { ...conversion.second, fileName: joined?.fileName ?? null },
      asks: askedOf(settings),
      told: toldOf(settings, row.fileName),
      open: openAsks(settings, row.fileName),
    },
    notes,
    paths,
  };
}
