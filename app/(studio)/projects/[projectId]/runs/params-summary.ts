import type { useTranslations } from 'next-intl';
import { methodById } from '@/lib/consistency/methods/registry';
import type { RunView } from '@/lib/consistency/run-schema';
import { messageOr } from '@/lib/i18n/message-or';

/**
 * What a method says of the parameters of a run, line by line: its messages `summary` and `summaryNote`, where it has them. Of a list they
 * know the length. For the server alone: the methods with their prompts and tables are nothing for a browser.
 */
export function paramsSummary(
  m: ReturnType<typeof useTranslations<'methods'>>,
  { method, params }: Pick<RunView, 'method' | 'params'>,
): string[] {
  // A run from elsewhere, or of another version, may have parameters that the words do not know.
  const known = methodById(method)?.params?.safeParse(params);
  if (!known?.success) return [];
  const values = Object.fromEntries(
    Object.entries(known.data).flatMap(([key, value]) =>
      Array.isArray(value)
        ? [[key, value.length]]
        : typeof value === 'object'
          ? []
          : [[key, typeof value === 'number' ? value : String(value)]],
    ),
  );
  return ['summary', 'summaryNote']
    .map((key) => messageOr(m, `${method}.${key}`, '', values))
    .filter((line) => line !== '');
}
