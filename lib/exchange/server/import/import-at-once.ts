import type { Ctx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { type Encoding, parseSettings } from '../../dialect/settings';
import { dataEntries } from '../../parse/archive/zip-content';
import { cancelImport } from './cancel-import';
import { changeImport } from './change-import';
import { receiveImport } from './receive-import';
import { requireImport } from './require-import';
import { startImport } from './start-import';

/**
 * A file that a program sends in one request: its name, its bytes as they come, how many there are, and in which encoding, where
 * that is known.
 */
interface SentFile {
  name: string;
  /** Of a zip: the file in it that is read. */
  entry?: string | undefined;
  encoding?: Encoding | null;
  body: AsyncIterable<Uint8Array>;
  size: number | null;
}

/**
 * Stores a file and hands it to a worker at once, read as its content says, in the encoding that is named; nobody looks at it first. A file that lacks a
 * required column, and an archive of several files of which none is named, is cancelled and refused. Fails as receiveImport, changeImport and startImport do.
 */
export async function importAtOnce(
  ctx: Ctx,
  projectId: string,
  { name, entry, body, size, encoding }: SentFile,
): Promise<{ id: string }> {
  const { id } = await receiveImport(ctx, projectId, name, body, size);
  try {
    const { entries } = parseSettings((await requireImport(ctx, id)).settings);
    if (entry === undefined) refuseSeveral(dataEntries(entries ?? []));
    if (encoding || entry !== undefined)
      await changeImport(ctx, id, { ...(encoding && { encoding }), ...(entry !== undefined && { entry }) });
    await startImport(ctx, id);
  } catch (thrown) {
    await cancelImport(ctx, id).catch(() => undefined);
    throw thrown;
  }
  return { id };
}

/** So many files are named where one has to be chosen. */
const NAMED = 20;

/** Refuses where there is more than one, each as the query would name it. */
function refuseSeveral(names: readonly string[]): void {
  if (names.length < 2) return;
  const issues = names
    .slice(0, NAMED)
    .map((name) => ({ path: `entry=${name}`, code: 'several_entries' as const }));
  fail({ code: 'invalid', issues });
}
