import { goldContent } from './gold/content';
import { labelStudioContent } from './label-studio';
import { langfuseScoresContent } from './langfuse-scores';
import { nativeContent } from './native/content';
import { phoenixAnnotationsContent } from './phoenix-annotations';
import { ragasContent } from './ragas';
import { refcheckerContent } from './refchecker';

/** Every content of an export, the first one unless another is asked for. */
export const CONTENTS = [
  nativeContent,
  goldContent,
  ragasContent,
  refcheckerContent,
  labelStudioContent,
  langfuseScoresContent,
  phoenixAnnotationsContent,
] as const;
export type ContentId = (typeof CONTENTS)[number]['id'];
export const CONTENT_IDS = CONTENTS.map(({ id }) => id) as [ContentId, ...ContentId[]];

/** Those that hold something for somebody who sees gold, or does not. */
export const contentsFor = (seesGold: boolean) => CONTENTS.filter(({ ofGold }) => seesGold || !ofGold);

export const contentOf = (id: ContentId) => CONTENTS.find((content) => content.id === id)!;
