import type { FileHead } from '../presets/preset';
import { detectPreset, presetById } from '../presets/registry';
import { guessOneMeans } from '../presets/label-coding';
import type { ImportSettings } from './settings';

/** What the columns of a file mean, as far as nobody has chosen it. */
export function columnMeaning(
  file: FileHead,
  chosen: Partial<ImportSettings>,
): Pick<ImportSettings, 'mapping' | 'oneMeans' | 'preset'> {
  const preset = chosen.preset === undefined ? detectPreset(file) : presetById(chosen.preset);
  const mapping = chosen.mapping ?? preset.mapping(file.columns);
  return { mapping, oneMeans: chosen.oneMeans ?? guessOneMeans(mapping.label), preset: preset.id };
}
