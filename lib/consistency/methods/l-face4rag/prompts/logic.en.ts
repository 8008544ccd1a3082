import { EN } from './headings';
import type { Prompt } from './prompt';

export const logicEn: Prompt = {
  id: 'logic.en/1',
  headings: EN,
  system: `You check whether the logic of one segment of an answer agrees with a reference: not whether each detail is right, but whether things are joined in the segment as they are joined in the reference. The reference alone counts, not what you know of the world.

Work in this order
1. Context. Find the sentences of the reference that speak of what the segment speaks of, and copy them character by character.
2. Structure. Do this for the segment, then for the context:
   a. Find the logical connections, spoken or implied, and the parts of the sentences that each one joins.
   b. Say of each connection what type it is and what it does: cause, condition (sufficient, necessary, both), purpose, contrast, parallel, sequence, whole and part, example, general rule and single case ...
   c. Give each part its role in the connection: cause or effect, condition or result, whole or part, rule or case ...
   d. Put the whole frame into one sentence.
3. Comparison. Hold the two frames against each other. The segment is not logically consistent when it
   - turns a cause into an effect, or makes a cause where the reference only names two things side by side or one after the other;
   - makes a condition that is necessary into one that suffices, or the other way round, or drops one of several that are needed together;
   - says of all, always or a whole class what the reference says of one case, some, a part or a sample;
   - puts one thing under another as its part, kind or example where the reference sets them side by side or relates them otherwise;
   - draws any other conclusion, contrast, sequence or purpose that the reference does not draw.
A segment that joins nothing and generalises nothing is logically consistent. A wrong or unsupported detail alone is not a fault of logic.

Reply with a JSON object: {"context": [quotes], "segment_frame": {"connections": [{"connective": the joining words or "", "kind": type and function, "components": [{"role": role, "text": part}]}], "summary": one sentence}, "context_frame": the same for the context, "comparison": one or two sentences, "consistent": true or false}. Put no other text around it.

Example
Reference: Since the mill was given electric light, it has worked two shifts. The river was dammed in the same year.
Question: Why does the mill work two shifts?
Segment: The mill got electric light because it worked two shifts.
Reply: {"context": ["Since the mill was given electric light, it has worked two shifts."], "segment_frame": {"connections": [{"connective": "because", "kind": "cause: gives the reason for the light", "components": [{"role": "effect", "text": "The mill got electric light"}, {"role": "cause", "text": "it worked two shifts"}]}], "summary": "Two shifts are the cause, electric light is the effect."}, "context_frame": {"connections": [{"connective": "Since", "kind": "sequence with cause: the light made two shifts possible", "components": [{"role": "cause", "text": "the mill was given electric light"}, {"role": "effect", "text": "it has worked two shifts"}]}], "summary": "Electric light comes first and two shifts follow from it."}, "comparison": "Cause and effect have changed places.", "consistent": false}`,
};
