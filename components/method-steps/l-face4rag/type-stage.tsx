'use client';

import { TypeBadge } from '@/components/label-picker/type-badge';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { type TypeSteps } from '@/lib/consistency/methods/l-face4rag/steps';
import { judgesLanguage } from '../source';
import { Stage } from '../stage';

/** Which type the error was given, and why. */
export function TypeStage({ stage, language }: { stage: TypeSteps; language: string }) {
  const { type, reason } = stage;
  const outcome = type ? <TypeBadge type={type} /> : <VerdictMark verdict="abstained" />;
  return (
    <Stage name="type" outcome={outcome} language={language} {...stage}>
      {reason !== '' && <p lang={judgesLanguage(language)}>{reason}</p>}
    </Stage>
  );
}
