import type { ErrorType } from '@/lib/typology/error-type';
import type { LFace4ragParams } from '../params';
import { PROMPTS } from '../prompts/prompts';
import type { ReferenceView } from '../../../ask/reference-view';
import { hashOf } from '../../../ask/hash';
import { candidates, type Shapes, shapesFor } from './shapes';
import type { StageCaller } from '../../../ask/ask-stage';

/** Everything that the questions about one sample have in common. */
export interface JudgeCaller extends StageCaller {
  params: LFace4ragParams;
  shapes: Shapes;
  prompts: (typeof PROMPTS)[LFace4ragParams['calls']];
  question: string;
  reference: ReferenceView;
  /** The types to choose from, in an order that the segments' hash shuffles: judges favour what comes first. */
  types(segments: readonly string[]): ErrorType[];
}

export function judgeCaller(
  caller: StageCaller,
  params: LFace4ragParams,
  texts: { question: string; reference: ReferenceView },
): JudgeCaller {
  const prompts = PROMPTS[params.calls];
  return { ...caller, ...texts, params, shapes: shapesFor(params.factsOnly), prompts, types };

  function types(segments: readonly string[]): ErrorType[] {
    const place = new Map(
      candidates(params.factsOnly).map((type) => [type, hashOf([type, ...segments].join('\n'))]),
    );
    return [...place.keys()].sort((a, b) => place.get(a)! - place.get(b)!);
  }
}
