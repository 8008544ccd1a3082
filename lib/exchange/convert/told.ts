import { type ImportSettings, TOLD_FIELDS, type ToldOfFile, type ToldField } from '../dialect/settings';
import { conversionOf } from '../presets/registry';

/** What a person has said of a whole file, else what its name tells; only of what its kind of file asks for. */
export function toldOf(
  { preset, told = {}, packed, entry }: Pick<ImportSettings, 'preset' | 'told' | 'packed' | 'entry'>,
  fileName: string,
): ToldOfFile {
  const asks = asksOf(preset);
  const name = entry ?? (packed === 'gzip' ? fileName.replace(/\.gz$/i, '') : fileName);
  return {
    author: told.author ?? asks.author?.(name),
    generator: told.generator ?? asks.generator?.(name),
    label: told.label ?? asks.label?.(name),
  };
}

/** What a kind of file asks for. */
export const askedOf = ({ preset }: Pick<ImportSettings, 'preset'>): ToldField[] => {
  const asks = asksOf(preset);
  return TOLD_FIELDS.filter((field) => asks[field] !== undefined);
};

/** What nobody has said and the name does not tell; a sample may do without its generator. */
export function openAsks(settings: ImportSettings, fileName: string): ToldField[] {
  const told = toldOf(settings, fileName);
  return askedOf(settings).filter((field) => field !== 'generator' && told[field] === undefined);
}

const asksOf = (preset: string) => conversionOf({ preset })?.asks ?? {};
