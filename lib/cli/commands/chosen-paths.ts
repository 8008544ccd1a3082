import type { Ctx } from '@/lib/auth/ctx';
import { requiredText } from '@/lib/exchange/bytes/required-file';
import type { ImportSettings, SettingsChange } from '@/lib/exchange/dialect/settings';
import { NO_PATHS, type PathMapping, pathMappingSchema } from '@/lib/exchange/paths/path-mapping';
import { anyPathsPreset } from '@/lib/exchange/presets/traces/any-paths';
import { readsPaths } from '@/lib/exchange/presets/registry';
import { listMappings } from '@/lib/exchange/server/mappings/list-mappings';

/** The mapping that `--mapping` names: one that the project keeps, or a JSON file of one, with its kind of file or without. */
export async function chosenPaths(
  ctx: Ctx,
  projectId: string,
  given: string,
  detected: Pick<ImportSettings, 'preset'>,
): Promise<Pick<SettingsChange, 'preset' | 'paths'>> {
  if (!given.endsWith('.json')) {
    const kept = (await listMappings(ctx, projectId)).find(({ name }) => name === given);
    if (!kept) throw new Error(`--mapping ${given}: the project keeps no mapping of this name`);
    return { preset: kept.preset, paths: kept.paths };
  }
  const held = JSON.parse(await requiredText(given)) as Record<string, unknown>;
  const { preset, paths } = 'paths' in held ? held : { preset: undefined, paths: held };
  const kind = readsPaths(detected) ? detected.preset : anyPathsPreset.id;
  return { preset: typeof preset === 'string' ? preset : kind, paths: pathMappingSchema.parse(paths) };
}

/** A mapping after `--map field=path`; several paths of the reference or of metadata are gathered. */
export function mappedPaths(paths: PathMapping = NO_PATHS, pairs: readonly string[] = []): PathMapping {
  const said: Record<string, string | string[]> = {};
  for (const pair of pairs) {
    const [field = '', ...path] = pair.split('=');
    const value = path.join('=');
    const before = said[field] ?? [];
    said[field] = Array.isArray(NO_PATHS[field as keyof PathMapping]) ? [before, value].flat() : value;
  }
  return pathMappingSchema.parse({ ...paths, ...said });
}
