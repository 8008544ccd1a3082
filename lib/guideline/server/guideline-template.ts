import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppLocale } from '@/lib/i18n/locale';

/** The guidelines that a lead may start from, as Markdown. */
export function guidelineTemplate(locale: AppLocale): string {
  return readFileSync(path.join(process.cwd(), 'lib/guideline/server/templates', `${locale}.md`), 'utf8');
}
