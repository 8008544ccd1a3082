'use client';

import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { type LogicSteps } from '@/lib/consistency/methods/l-face4rag/steps';
import { type Verdict } from '@/lib/annotation/labels/verdict';
import { Frames } from './frames';
import { Quotes } from '../quotes';
import { judgesLanguage, type Source } from '../source';
import { Stage } from '../stage';

interface Props {
  stage: LogicSteps;
  verdict: Verdict;
  source: Source;
}

/** How the segment joins things, beside how its context in the reference joins them. */
export function LogicStage({ stage, verdict, source }: Props) {
  const { contexts, segmentFrame, contextFrame, comparison, noVerdict } = stage;
  return (
    <Stage name="logic" outcome={<VerdictMark verdict={verdict} />} language={source.language} {...stage}>
      {!noVerdict && <Quotes quotes={contexts} source={source} />}
      {segmentFrame && contextFrame && (
        <Frames segment={segmentFrame} context={contextFrame} language={source.language} />
      )}
      {comparison !== '' && <p lang={judgesLanguage(source.language)}>{comparison}</p>}
    </Stage>
  );
}
