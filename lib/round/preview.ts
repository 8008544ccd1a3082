import type { z } from 'zod';
import type {
  previewSampleSchema,
  previewPersonSchema,
  previewTurnSchema,
  roundPreviewSchema,
} from './preview-view-schema';
import type { IdLine } from './chosen-samples';

/** A sample that a round would take. */
export type PreviewSample = z.infer<typeof previewSampleSchema>;

/** What a person of the round would find there. */
export type PreviewPerson = z.infer<typeof previewPersonSchema>;

/** Another open round that has people in common. */
export type PreviewTurn = z.infer<typeof previewTurnSchema>;

/** What a round would take and give, before it opens. */
export type RoundPreview = z.infer<typeof roundPreviewSchema>;

export type PreviewWarning =
  | { kind: 'nothing' }
  | { kind: 'nobody' }
  | { kind: 'noKnown'; of: number }
  | { kind: 'onlyKnown'; samples: number; of: number }
  | { kind: 'fewHoneypots'; perPerson: number; laid: number }
  | { kind: 'voidHoneypots'; people: string[] }
  | { kind: 'met'; samples: number; repeats: boolean }
  | { kind: 'unknown'; lines: readonly IdLine[] };

/** True of a round in which nobody would find anything. */
export const isEmpty = ({ samples, people }: RoundPreview): boolean =>
  samples === 0 || people.every(({ mayGet }) => mayGet === 0);

/** How many honeypots a person gets on average, where each does an equal part of the places. */
function honeypotsEach({ honeypotShare, places, people }: RoundPreview): number {
  return people.length === 0 ? 0 : (honeypotShare / 100) * (places / people.length);
}

/** What a lead should know before the round opens, the gravest first. */
export function warningsOf(preview: RoundPreview): PreviewWarning[] {
  const { kind, chosen, samples, people, met, repeats, unknown, honeypotShare, honeypots } = preview;
  const warnings: PreviewWarning[] = [];
  if (unknown.length > 0) warnings.push({ kind: 'unknown', lines: unknown });
  if (kind === 'training' && samples === 0) warnings.push({ kind: 'noKnown', of: chosen });
  else if (people.length === 0) warnings.push({ kind: 'nobody' });
  else if (isEmpty(preview)) warnings.push({ kind: 'nothing' });
  else if (kind === 'training' && samples < chosen) warnings.push({ kind: 'onlyKnown', samples, of: chosen });
  const perPerson = honeypotsEach(preview);
  const few = honeypotShare > 0 && (perPerson < 1 || honeypots === 0);
  if (few) warnings.push({ kind: 'fewHoneypots', perPerson, laid: honeypots });
  const without = people.filter((person) => person.honeypots === 0).map(({ name }) => name);
  if (honeypotShare > 0 && honeypots > 0 && without.length > 0)
    warnings.push({ kind: 'voidHoneypots', people: without });
  if (met > 0) warnings.push({ kind: 'met', samples: met, repeats });
  return warnings;
}
