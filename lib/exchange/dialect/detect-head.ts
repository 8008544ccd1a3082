import { detectSettings, type Head } from './detect';
import type { ImportSettings } from './settings';

export interface Detected {
  settings: ImportSettings | null;
  /** More bytes would say the same: a table tells by its header, and what is no text is refused. */
  tells: boolean;
}

/** How a file is read, as far as its first bytes tell. */
export function detectHead(head: Head): Detected {
  const settings = detectSettings(head);
  return { settings, tells: settings === null || settings.format === 'table' || settings.columns.length > 0 };
}
